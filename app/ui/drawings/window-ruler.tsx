// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the table semantics of rows that are grids, and the roles restore them.
import type { ReactNode } from 'react';

import { m } from '../../i18n/paraglide/messages.js';
import { classes } from '../classes.ts';
import { FoldMark } from '../fold-mark.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { onceChosen, onceChosenPlaced, onlyWhen, type RulerChoice, untilChosen } from './window-choice.tsx';
import { Legend } from './window-legend.tsx';
import { Axis, Dot, type RulerTest, type State, type Tick, Track } from './window-track.tsx';
import { conclusionWords } from './window-words.ts';

interface WindowRulerProps {
  /** The name of the radio buttons: two rulers on one page need two. */
  name: string;
  tests: readonly RulerTest[];
  choices: readonly RulerChoice[];
  /** The position of the choice that is made at first, for an example. By default none is: the page does not answer for the visitor. */
  chosen?: number | undefined;
  ticks: readonly Tick[];
}

/**
 * When each test is useful after a contact, on a ruler of days. It is a table whose rows are drawn. The visitor's choice is a radio button
 * that only the style sheet reads, so it needs no script, sends nothing, and stays on the device.
 */
export function WindowRuler({ name, tests, choices, chosen, ticks }: WindowRulerProps) {
  return (
    <div className="group/ruler mt-6">
      <Choices name={name} choices={choices} chosen={chosen} />
      {choices.map(({ notice, words }, position) =>
        notice ? (
          <div
            key={words}
            className={classes(onlyWhen(position), 'relative mt-4 rounded-lg bg-alarm-tint p-4 pl-11.5')}
          >
            <Icon name="warning" className="absolute top-4.5 left-4 size-5 text-alarm" />
            {notice}
          </div>
        ) : null,
      )}
      <Conclusion tests={tests.filter(({ isElsewhere }) => !isElsewhere)} choices={choices} />
      <Legend />
      <Rows tests={tests.filter(({ isElsewhere }) => !isElsewhere)} choices={choices} ticks={ticks} />
      {tests.some(({ isElsewhere }) => isElsewhere) && (
        <details className="mt-5">
          <summary className="inline-flex min-h-11 list-none items-center gap-1.5 font-semibold text-brand hover:text-brand-strong [&::-webkit-details-marker]:hidden">
            {m.window_elsewhere()}
            <FoldMark />
          </summary>
          <Rows tests={tests.filter(({ isElsewhere }) => isElsewhere)} choices={choices} ticks={ticks} />
        </details>
      )}
    </div>
  );
}

/** The tests that are reliable after the chosen time, and the advice about the others. */
const Conclusion = ({ tests, choices }: Pick<WindowRulerProps, 'tests' | 'choices'>) => (
  <div className={classes(onceChosenPlaced, 'mt-5 lg:mt-8')}>
    {choices.map(({ words, when, action }, position) => {
      const [firm, others] = conclusionWords(when, tests, position);
      return (
        <div key={words} className={onlyWhen(position)}>
          <p className="font-display text-xl leading-snug">{firm}</p>
          {others && <p className="mt-1 text-ink-soft">{others}</p>}
          {action}
        </div>
      );
    })}
  </div>
);

function Rows({ tests, choices, ticks }: Pick<WindowRulerProps, 'tests' | 'choices' | 'ticks'>) {
  return (
    <table role="table" className="block text-sm lg:text-base">
      <caption className="sr-only">{m.window_caption()}</caption>
      <thead role="rowgroup" className="block">
        <tr role="row" className={classes(grid, 'items-end')}>
          <Heading>{m.window_test()}</Heading>
          <Heading isSpoken>
            <Dot /> {m.window_useful()}
          </Heading>
          <Heading isSpoken>
            <Dot isFull /> {m.window_firm()}
          </Heading>
          <td aria-hidden="true" className={track}>
            <Axis ticks={ticks} choices={choices} />
          </td>
          <Heading className={onceChosen}>{m.window_state()}</Heading>
        </tr>
      </thead>
      <tbody role="rowgroup" className="block">
        {tests.map((test) => (
          <TestRow key={test.id} test={test} choices={choices} />
        ))}
      </tbody>
    </table>
  );
}

/** A row is the name, the verdict once a time is chosen, and the ruler. On a phone the ruler has a line of its own. */
const grid =
  'relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 lg:grid-cols-[19rem_0_minmax(0,1fr)] lg:group-has-checked/ruler:grid-cols-[19rem_10rem_minmax(0,1fr)]';
const track = 'relative max-lg:col-span-2 max-lg:row-start-2 lg:col-start-3 lg:row-start-1';

interface HeadingProps {
  isSpoken?: boolean;
  className?: string;
  children: ReactNode;
}

/** The two times stand at their points; their columns are only for screen readers. */
const Heading = ({ isSpoken = false, className, children }: HeadingProps) => (
  <th
    role="columnheader"
    scope="col"
    className={classes(
      'pb-2 text-left text-sm leading-snug font-semibold text-ink-soft lg:row-start-1',
      isSpoken ? 'sr-only' : 'max-lg:sr-only lg:last:col-start-2',
      className,
    )}
  >
    {children}
  </th>
);

function Choices({ name, choices, chosen }: Pick<WindowRulerProps, 'name' | 'choices' | 'chosen'>) {
  return (
    <fieldset className="no-print min-w-0">
      <legend>
        <span className="font-semibold">{m.window_question()}</span>{' '}
        <span className={classes(untilChosen, 'text-ink-soft')}>{m.window_choose()}</span>
      </legend>
      <div className="relative mt-2 flex flex-wrap gap-2">
        {choices.map(({ words }, position) => (
          <label
            key={words}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong px-3 text-sm whitespace-nowrap hover:border-brand has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand sm:px-4"
          >
            <input
              type="radio"
              name={name}
              value={position}
              defaultChecked={position === chosen}
              autoComplete="off"
              className="sr-only"
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function TestRow({ test, choices }: { test: RulerTest; choices: WindowRulerProps['choices'] }) {
  const { name, note, detects, reliable, states } = test;
  return (
    <tr role="row" className={classes(grid, 'items-center border-t border-line lg:min-h-19')}>
      <th role="rowheader" scope="row" className="pt-3.5 text-left font-semibold lg:row-start-1 lg:py-3">
        {name}
        {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
      </th>
      <td role="cell" className="sr-only">
        <Dot /> {detects.words}
      </td>
      <td role="cell" className="sr-only">
        <Dot isFull /> {reliable.words}
      </td>
      <td aria-hidden="true" className={classes(track, 'max-lg:pb-2 lg:self-stretch')}>
        <Track test={test} choices={choices} />
      </td>
      <td
        role="cell"
        className="whitespace-nowrap max-lg:col-start-2 max-lg:row-start-1 max-lg:self-start max-lg:pt-3.5 lg:col-start-2 lg:row-start-1 lg:py-3"
      >
        {choices.map(({ words }, position) => (
          <StateWords key={words} state={states[position] ?? 'too-early'} className={onlyWhen(position)} />
        ))}
      </td>
    </tr>
  );
}

const stateLooks = {
  'too-early': { words: m.window_too_early, icon: 'clock', look: 'text-ink-soft' },
  'may-detect': { words: m.window_may_detect, icon: 'half', look: 'text-caution font-semibold' },
  reliable: { words: m.window_reliable, icon: 'check', look: 'text-open font-semibold' },
} as const satisfies Record<State, { words: () => string; icon: IconName; look: string }>;

function StateWords({ state, className }: { state: State; className: string }) {
  const { words, icon, look } = stateLooks[state];
  return (
    <span className={classes(className, look)}>
      <Icon name={icon} className="mr-1.5 inline size-4 align-[-0.15em]" />
      {words()}
    </span>
  );
}

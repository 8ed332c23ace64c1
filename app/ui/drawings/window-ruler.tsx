// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the table semantics of rows that are grids, and the roles restore them.
import { m } from '../../i18n/paraglide/messages.js';
import { classes } from '../classes.ts';
import {
  Axis,
  Dot,
  onlyWhen,
  type RulerChoice,
  type RulerTest,
  type State,
  type Tick,
  Track,
} from './window-track.tsx';

interface WindowRulerProps {
  /** The name of the radio buttons: two rulers on one page need two. */
  name: string;
  tests: readonly RulerTest[];
  choices: readonly RulerChoice[];
  /** The choice that is made at first. */
  chosen: number;
  ticks: readonly Tick[];
}

/**
 * When each test is useful after a contact, on a ruler of days. It is a table whose rows are drawn. The visitor's choice is a radio button
 * that only the style sheet reads, so it needs no script, sends nothing, and stays on the device.
 */
export function WindowRuler({ name, tests, choices, chosen, ticks }: WindowRulerProps) {
  return (
    <div className="group/ruler mt-6 max-w-[54rem]">
      <Choices name={name} choices={choices} chosen={chosen} />
      {choices.map(({ notice, words }, position) =>
        notice ? (
          <div key={words} className={classes(onlyWhen(position), 'mt-4 border-l-4 border-here pl-4')}>
            {notice}
          </div>
        ) : null,
      )}
      <table role="table" className="mt-6 block text-sm">
        <caption className="sr-only">{m.window_caption()}</caption>
        <thead role="rowgroup" className="block">
          <tr role="row" className={classes(grid, 'items-end pb-1')}>
            {[m.window_test(), m.window_useful(), m.window_firm()].map((heading) => (
              <th key={heading} role="columnheader" scope="col" className="sr-only">
                {heading}
              </th>
            ))}
            <td aria-hidden="true" className="col-span-3 md:col-span-1 md:col-start-3 md:row-start-1">
              <Axis ticks={ticks} choices={choices} />
            </td>
            <th role="columnheader" scope="col" className="sr-only">
              {m.window_state()}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="block border-b border-line">
          {tests.map((test) => (
            <TestRow key={test.id} test={test} choices={choices} />
          ))}
        </tbody>
      </table>
      <Legend />
    </div>
  );
}

const grid = 'relative grid grid-cols-[auto_1fr_auto] gap-x-4 md:grid-cols-[7.5rem_7rem_1fr_8rem] md:gap-x-5';

function Choices({ name, choices, chosen }: Pick<WindowRulerProps, 'name' | 'choices' | 'chosen'>) {
  return (
    <fieldset className="no-print">
      <legend className="font-semibold">{m.window_question()}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {choices.map(({ words }, position) => (
          <label
            key={words}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong px-4 text-sm hover:border-brand has-checked:border-here has-checked:bg-here has-checked:font-semibold has-checked:text-on-here has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
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
    <tr role="row" className={classes(grid, 'border-t border-line py-3 md:py-0')}>
      <th role="rowheader" scope="row" className="col-span-3 text-left font-semibold md:col-span-2 md:pt-2.5">
        {name}
        {note && <span className="block text-xs font-normal text-ink-soft">{note}</span>}
      </th>
      <td role="cell" className="pt-1 whitespace-nowrap text-ink-soft md:row-start-2 md:pb-2.5">
        <Dot /> {detects.words}
      </td>
      <td role="cell" className="pt-1 whitespace-nowrap text-ink-soft md:row-start-2 md:pb-2.5">
        <Dot isFull /> {reliable.words}
      </td>
      <td
        aria-hidden="true"
        className="relative col-span-3 row-start-3 h-8 md:col-span-1 md:col-start-3 md:row-span-2 md:row-start-1 md:h-auto"
      >
        <Track test={test} choices={choices} />
      </td>
      <td
        role="cell"
        className="col-start-3 row-start-2 self-center pt-1 text-right md:col-start-4 md:row-span-2 md:row-start-1 md:pt-0 md:text-left"
      >
        {choices.map(({ words }, position) => (
          <StateWords key={words} state={states[position] ?? 'too-early'} className={onlyWhen(position)} />
        ))}
      </td>
    </tr>
  );
}

const stateWords = {
  'too-early': m.window_too_early,
  'may-detect': m.window_may_detect,
  reliable: m.window_reliable,
} as const satisfies Record<State, () => string>;

const StateWords = ({ state, className }: { state: State; className: string }) => (
  <span className={classes(className, state === 'reliable' ? 'font-semibold text-brand' : 'text-ink-soft')}>
    {stateWords[state]()}
  </span>
);

const Legend = () => (
  <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-xs text-ink-soft">
    <span>
      <Dot /> {m.window_useful()}
    </span>
    <span>
      <Dot isFull /> {m.window_firm()}
    </span>
  </p>
);

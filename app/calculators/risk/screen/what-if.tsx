import { readNumber } from '../../../domain/risk/number-input.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import { classes } from '../../../ui/classes.ts';
import { checkLook } from '../../../ui/fieldset.tsx';
import { answerTone } from '../form/answer-tone.ts';
import type { RiskOutcome } from '../form/risk-outcome.ts';
import { amountWords } from '../words/amount-words.ts';
import type { AnswerWords, WhatIf } from '../words/answer-words.ts';
import { fieldLabels } from '../words/field-words.ts';
import { answerWordsOf } from '../words/outcome-words.ts';
import { FigureText, toneLooks } from './answer-figures.tsx';
import type { RiskPanelProps } from './risk-panel-props.ts';

interface WhatIfControlsProps {
  words: AnswerWords;
  whatIf: NonNullable<RiskPanelProps['whatIf']>;
  /** Whether the values are no longer those that were typed. */
  isTried: boolean;
  id: string;
}

/** Questions and sliders below their answer, only in a browser that answers locally. */
export function WhatIfControls({
  words: { whatIfs },
  whatIf: { draft, outcome, onTry },
  isTried,
  id,
}: WhatIfControlsProps) {
  if (whatIfs.length === 0) return null;
  const idOf = (control: WhatIf) => `${id}-try-${control.name}`;
  return (
    <fieldset className="no-print min-w-0 self-start">
      <legend className="float-left w-full font-display text-xl font-medium">{m.risk_what_if()}</legend>
      <div className="clear-both grid gap-5 pt-3">
        <output
          htmlFor={whatIfs.map(idOf).join(' ')}
          className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-y border-line pt-5 pb-4"
        >
          <Tried outcome={outcome} isTried={isTried} />
        </output>
        {whatIfs.map((control) =>
          control.kind === 'switch' ? (
            <Switch key={control.name} control={control} id={idOf(control)} onTry={onTry} />
          ) : (
            <Slider
              key={control.name}
              control={control}
              id={idOf(control)}
              now={draft[control.name]?.[0]}
              onTry={onTry}
            />
          ),
        )}
      </div>
    </fieldset>
  );
}

/** The answer to the tried values: its figure, and its verdict unless that repeats the figure. Before, today's figure and what to do. */
function Tried({ outcome: { answer, draft, findings }, isTried }: { outcome: RiskOutcome; isTried: boolean }) {
  if (!answer) return <span className="font-display text-xl font-medium">{m.risk_no_figure()}</span>;
  const { figures, verdict } = answerWordsOf(answer, draft, findings);
  const [main] = figures;
  const isRepeated = main !== undefined && verdict.includes(main.value);
  const look = isRepeated || !isTried ? 'text-ink-soft' : toneLooks[answerTone(answer, findings)].text;
  const beside = isRepeated ? main.label : verdict;
  return (
    <>
      {main && <FigureText value={main.value} size="text-[3.75rem] lg:text-[4.5rem]" />}{' '}
      <span className={classes('font-semibold sm:text-lg', look)}>{isTried ? beside : m.risk_try_start()}</span>
    </>
  );
}

interface SwitchProps {
  control: Extract<WhatIf, { kind: 'switch' }>;
  id: string;
  onTry: WhatIfControlsProps['whatIf']['onTry'];
}

const Switch = ({ control: { name, question, to }, id, onTry }: SwitchProps) => (
  <label className="flex min-h-11 items-center gap-3 font-semibold">
    <input
      id={id}
      type="checkbox"
      onChange={({ target }) => onTry(name, target.checked === (to === 'yes') ? 'yes' : 'no')}
      className={checkLook('checkbox')}
    />
    {question}
  </label>
);

interface SliderProps extends Omit<SwitchProps, 'control'> {
  control: Extract<WhatIf, { kind: 'range' }>;
  now: string | undefined;
}

function Slider({ control: { name, from, to, step, value, unit }, id, now, onTry }: SliderProps) {
  const read = readNumber(now ?? '');
  const shown = amountWords(read.kind === 'number' ? read.value : value, unit);
  return (
    <div>
      <label className="block" htmlFor={id}>
        <span className="flex items-baseline justify-between gap-4">
          <span className="font-semibold">{fieldLabels[name]()}</span>{' '}
          <span className="text-lg font-semibold tabular-nums">{shown}</span>
        </span>
        <input
          id={id}
          type="range"
          onChange={({ target }) => onTry(name, target.value)}
          min={from}
          max={to}
          step={step}
          defaultValue={value}
          aria-valuetext={shown}
          className="slider"
        />
      </label>
      <div aria-hidden="true" className="-mt-2.5 text-xs text-ink-soft tabular-nums">
        <p className="flex justify-between">
          <span>{amountWords(from, unit)}</span>
          <span>{amountWords(to, unit)}</span>
        </p>
        {/* At both ends, half of the handle, 14 px, is beyond the value. */}
        <div className="-mt-5 px-3.5">
          <svg aria-hidden="true" className="block h-5.5 w-full overflow-visible">
            <Today at={((value - from) / (to - from)) * 100} />
          </svg>
        </div>
      </div>
    </div>
  );
}

/** Where the typed value is on its slider, in percent. Near an end, the end's own number leaves no room for the word. */
const Today = ({ at }: { at: number }) => (
  <>
    <line x1={`${at}%`} x2={`${at}%`} y1="-6" y2="1" strokeWidth="2" className="stroke-ink-soft" />
    {at > 30 && at < 70 && (
      <text x={`${at}%`} y="14" textAnchor="middle" className="fill-ink-soft">
        {m.risk_try_today()}
      </text>
    )}
  </>
);

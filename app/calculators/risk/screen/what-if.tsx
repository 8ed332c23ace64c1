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
  id: string;
}

/** Questions and sliders below their answer, only in a browser that answers locally. */
export function WhatIfControls({ words: { whatIfs }, whatIf: { draft, outcome, onTry }, id }: WhatIfControlsProps) {
  if (whatIfs.length === 0) return null;
  const idOf = (control: WhatIf) => `${id}-try-${control.name}`;
  return (
    <fieldset className="no-print min-w-0 self-start">
      <legend className="float-left w-full font-display text-xl font-medium">{m.risk_what_if()}</legend>
      <div className="clear-both grid gap-5 pt-3">
        <output
          htmlFor={whatIfs.map(idOf).join(' ')}
          className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-y border-line pt-5 pb-4"
        >
          <Tried outcome={outcome} />
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

/** The answer to the tried values: its figure, and its verdict unless that repeats the figure. */
function Tried({ outcome: { answer, draft, findings } }: { outcome: RiskOutcome }) {
  if (!answer) return <span className="font-display text-xl font-medium">{m.risk_no_figure()}</span>;
  const { figures, verdict } = answerWordsOf(answer, draft, findings);
  const [main] = figures;
  const isRepeated = main !== undefined && verdict.includes(main.value);
  const look = isRepeated ? 'text-ink-soft' : toneLooks[answerTone(answer, findings)].text;
  return (
    <>
      {main && <FigureText value={main.value} size="text-[3.75rem] lg:text-[4.5rem]" />}{' '}
      <span className={classes('font-semibold sm:text-lg', look)}>{isRepeated ? main.label : verdict}</span>
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
          className="h-11 w-full accent-brand"
        />
      </label>
      <p aria-hidden="true" className="-mt-2.5 flex justify-between text-xs text-ink-soft tabular-nums">
        <span>{amountWords(from, unit)}</span>
        <span>{amountWords(to, unit)}</span>
      </p>
    </div>
  );
}

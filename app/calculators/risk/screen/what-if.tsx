import { readNumber } from '../../../domain/risk/number-input.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import { checkLook } from '../../../ui/fieldset.tsx';
import { amountWords } from '../words/amount-words.ts';
import type { AnswerWords, WhatIf } from '../words/answer-words.ts';
import { fieldLabels } from '../words/field-words.ts';
import { answerWordsOf } from '../words/outcome-words.ts';
import type { RiskPanelProps } from './risk-panel-props.ts';

/** The single changes with the largest effect, below today's figure. */
export function Changes({ words: { changes, figures } }: { words: AnswerWords }) {
  if (changes.length === 0) return null;
  const today = figures[0]?.value;
  return (
    <table className="w-full border-collapse self-start">
      <caption className="pb-3 text-left font-display text-xl font-medium">{m.risk_changes()}</caption>
      <thead className="text-xs text-ink-soft">
        <tr>
          <th scope="col" className="pb-2 text-left font-semibold">
            {m.risk_changes_what()}
          </th>
          <th scope="col" className="pb-2 text-right font-semibold whitespace-nowrap">
            {m.risk_changes_then()}
          </th>
        </tr>
      </thead>
      <tbody>
        {today && <Changed what={m.risk_changes_today()} result={today} remaining={1} isToday />}
        {changes.map((change) => (
          <Changed key={change.what} {...change} />
        ))}
      </tbody>
    </table>
  );
}

/** A change, a bar that is as long as what remains of today's figure, and the new figure. */
function Changed({ what, result, remaining, isToday = false }: AnswerWords['changes'][number] & { isToday?: boolean }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2.5 pr-6 text-left font-normal">
        {what}
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="mt-1.5 block h-1.5 w-full">
          <rect width={remaining * 100} height="4" className={isToday ? 'fill-line-strong' : 'fill-brand'} />
        </svg>
      </th>
      <td className="py-2.5 text-right align-bottom font-display text-xl leading-none font-medium whitespace-nowrap">
        {result}
      </td>
    </tr>
  );
}

interface WhatIfControlsProps {
  words: AnswerWords;
  whatIf: NonNullable<RiskPanelProps['whatIf']>;
  id: string;
}

/** Sliders and switches, only in a browser that answers locally. */
export function WhatIfControls({ words: { whatIfs }, whatIf: { draft, outcome, onTry }, id }: WhatIfControlsProps) {
  if (whatIfs.length === 0) return null;
  const names = whatIfs.map(({ name }) => `${id}-try-${name}`);
  return (
    <fieldset className="no-print min-w-0 self-start">
      <legend className="float-left w-full font-display text-xl font-medium">{m.risk_what_if()}</legend>
      <div className="clear-both grid gap-4 pt-2">
        {whatIfs.map((control) => (
          <WhatIfControl
            key={control.name}
            control={control}
            id={`${id}-try-${control.name}`}
            now={draft[control.name]?.[0]}
            onTry={onTry}
          />
        ))}
        <output htmlFor={names.join(' ')} className="block border-t-2 border-ink pt-4 font-display text-xl font-medium">
          {outcome.answer ? answerWordsOf(outcome.answer, outcome.draft, outcome.findings).short : m.risk_no_figure()}
        </output>
      </div>
    </fieldset>
  );
}

interface WhatIfControlProps extends Pick<WhatIfControlsProps['whatIf'], 'onTry'> {
  control: WhatIf;
  id: string;
  now: string | undefined;
}

function WhatIfControl({ control, id, now, onTry }: WhatIfControlProps) {
  if (control.kind === 'switch') {
    return (
      <label className="flex min-h-11 items-center gap-3">
        <input
          id={id}
          type="checkbox"
          defaultChecked={control.isOn}
          onChange={({ target }) => onTry(control.name, target.checked ? 'yes' : 'no')}
          className={checkLook('checkbox')}
        />
        {fieldLabels[control.name]()}
      </label>
    );
  }
  const read = readNumber(now ?? '');
  const shown = amountWords(read.kind === 'number' ? read.value : control.value, control.unit);
  return (
    <label className="block" htmlFor={id}>
      <span className="flex justify-between gap-4">
        {fieldLabels[control.name]()} <span className="font-semibold">{shown}</span>
      </span>
      <input
        id={id}
        type="range"
        onChange={({ target }) => onTry(control.name, target.value)}
        min={control.from}
        max={control.to}
        step={control.step}
        defaultValue={control.value}
        aria-valuetext={shown}
        className="h-11 w-full accent-brand"
      />
    </label>
  );
}

import { readNumber } from '../../../domain/risk/number-input.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import { checkLook } from '../../../ui/fieldset.tsx';
import { Table } from '../../../ui/table.tsx';
import { amountWords } from '../words/amount-words.ts';
import type { AnswerWords, WhatIf } from '../words/answer-words.ts';
import { fieldLabels } from '../words/field-words.ts';
import { answerWordsOf } from '../words/outcome-words.ts';
import type { RiskPanelProps } from './risk-panel-props.ts';

/** The single changes with the largest effect. */
export function Changes({ changes }: Pick<AnswerWords, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <Table
      caption={m.risk_changes()}
      columns={[
        { id: 'what', heading: m.risk_changes_what(), isLong: true, cell: (change) => <Lowered {...change} /> },
        {
          id: 'result',
          heading: m.risk_changes_then(),
          isNumeric: true,
          cell: ({ result }) => <strong className="font-display text-xl font-medium">{result}</strong>,
        },
      ]}
      rows={changes}
      keyOf={({ what }) => what}
    />
  );
}

/** A change, and a bar that is as long as what remains of today's figure. */
function Lowered({ what, remaining }: AnswerWords['changes'][number]) {
  return (
    <>
      <span className="font-normal">{what}</span>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="mt-2 h-1.5 w-full max-w-72">
        <rect width="100" height="4" className="fill-line" />
        <rect width={remaining * 100} height="4" className="fill-brand" />
      </svg>
    </>
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
    <fieldset className="no-print min-w-0">
      <legend className="float-left w-full text-lg font-semibold">{m.risk_what_if()}</legend>
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
        <output htmlFor={names.join(' ')} className="block font-display text-xl font-medium">
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

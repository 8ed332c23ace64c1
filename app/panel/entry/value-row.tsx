import { groupWords } from '../../domain/exams/interval-words.ts';
import { entryFields } from '../../domain/manual-entry/entry-form.ts';
import type { EntryRow } from '../../domain/manual-entry/entry-rows.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Field, SelectField, TextAreaField } from '../../ui/field.tsx';

interface ValueRowProps {
  row: EntryRow;
  /** The text of a field. */
  text: (name: string) => string;
  fault: (name: string) => string | undefined;
}

/** One value: its name with the unit, the interval for this person, the result, and a note that few values need. */
export function ValueRow({ row, text, fault }: ValueRowProps) {
  const [value, note] = [entryFields.value + row.key, entryFields.note + row.key];
  const noteText = text(note);
  return (
    <div className="grid gap-x-8 gap-y-2 border-b border-line py-4 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)_minmax(0,15rem)]">
      <Value row={row} id={value} text={text(value)} fault={fault(value)} />
      <Ranges row={row} text={text} />
      <details open={noteText !== '' || fault(note) !== undefined} className="lg:pt-6">
        <summary className="min-h-11 cursor-pointer py-2.5 text-sm text-brand">
          {m.entry_note_add()}
          <span className="sr-only">: {row.shownName[getLocale()]}</span>
        </summary>
        <Field
          id={note}
          label={m.entry_note()}
          fault={fault(note)}
          defaultValue={noteText}
          autoComplete="off"
          maxLength={500}
        />
      </details>
    </div>
  );
}

interface ValueProps {
  row: EntryRow;
  id: string;
  text: string;
  fault: string | undefined;
}

function Value({ row: { shownName, unit, isNumeric, ranges }, id, text, fault }: ValueProps) {
  const shared = {
    id,
    label: shownName[getLocale()],
    fault,
    defaultValue: text,
    autoComplete: 'off',
    spellCheck: false,
  };
  if (isNumeric) return <Field {...shared} unit={unit} width="number" className="max-w-80" />;
  // The proposal is the expected word; another word may be typed.
  const expected = ranges.length === 1 ? (ranges[0]?.text ?? '') : '';
  return expected === '' ? (
    <TextAreaField {...shared} grows rows={1} />
  ) : (
    <Field {...shared} hint={m.entry_expected({ word: expected })} className="max-w-80" />
  );
}

function Ranges({ row: { key, ranges, unit, shownName }, text }: Pick<ValueRowProps, 'row' | 'text'>) {
  const locale = getLocale();
  const [only, ...others] = ranges;
  if (!only) return <p className="text-sm text-ink-soft lg:pt-8">{m.report_range_none()}</p>;
  const limitsOf = ({ text: range, interval }: EntryRow['ranges'][number]): string =>
    [range, interval && unit].filter(Boolean).join(' ');
  const groupOf = ({ interval }: EntryRow['ranges'][number]): string => (interval ? groupWords(interval, locale) : '');
  const wordsOf = (range: EntryRow['ranges'][number]): string =>
    [limitsOf(range), groupOf(range)].filter(Boolean).join(' · ');
  if (others.length === 0)
    return only.interval === null ? null : (
      <p className="text-sm text-ink-soft lg:pt-8">
        {m.entry_range()}: <span className="whitespace-nowrap">{limitsOf(only)}</span>
        <span className="block">{groupOf(only)}</span>
      </p>
    );
  const name = entryFields.range + key;
  return (
    <SelectField
      id={name}
      label={
        <>
          {m.entry_range()}
          <span className="sr-only">: {shownName[locale]}</span>
        </>
      }
      defaultValue={text(name)}
    >
      <option value="-">{m.report_range_none()}</option>
      {ranges.map((range, at) => (
        <option key={wordsOf(range)} value={String(at)}>
          {wordsOf(range)}
        </option>
      ))}
    </SelectField>
  );
}

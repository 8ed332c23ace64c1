import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Field } from '../../ui/field.tsx';
import { QueriesProvider } from '../../ui/queries/queries-provider.tsx';
import {
  type ExamSuggestion,
  findSuggestions,
  MAX_EXAM_LETTERS,
  MIN_LETTERS,
  suggestionsKey,
} from './exam-suggestions.ts';

/** Debounces fast typing into one request instead of one for each letter. */
const DEBOUNCE_MS = 200;

interface ExamFieldProps {
  value: string;
  fault: string | null;
  /** The suggestions before anything is typed: the exams that the server asks about, or the most frequent ones. */
  offered: { heading: string; exams: readonly ExamSuggestion[] };
  /** The address of the catalog's records, which the browser searches. */
  records: string;
}

/**
 * The field for an exam's name or code. While the visitor types, the possible exams appear as buttons; each submits the form with its exam.
 * The form is around the island, so it never waits for it.
 */
export default function ExamField(props: ExamFieldProps) {
  return (
    <QueriesProvider>
      <SuggestingField {...props} />
    </QueriesProvider>
  );
}

function SuggestingField({ value, fault, offered, records }: ExamFieldProps) {
  const locale = getLocale();
  const { typed, field, onInput } = useTyped();
  const settled = useDebounced(typed.trim());
  const isSearched = settled.length >= MIN_LETTERS;
  const { data: found, isError } = useQuery({
    queryKey: suggestionsKey(locale, settled),
    queryFn: ({ signal }) =>
      findSuggestions(settled, { locale, records, path: localizedHref(locale, '/portal-resultados/examenes') }, signal),
    enabled: isSearched,
  });
  return (
    <div onInput={onInput}>
      <Field
        id="examen"
        ref={field}
        label={m.collect_exam()}
        hint={m.list_promise_exam_hint()}
        type="text"
        maxLength={MAX_EXAM_LETTERS}
        defaultValue={value}
        fault={fault}
      />
      {/* It exists from the start, so that a screen reader announces its later text. */}
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {isSearched && statusWords(found?.length, isError)}
      </p>
      {isSearched ? (
        <ExamButtons label={m.collect_matches()} exams={found ?? []} />
      ) : (
        <ExamButtons label={offered.heading} exams={offered.exams} />
      )}
    </div>
  );
}

/** Returns what the visitor has typed into the field, also before React has hydrated it; '' while it holds the server's text. */
function useTyped() {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // React has no event for what was typed earlier.
  useEffect(() => {
    if (field.current && field.current.value !== field.current.defaultValue) setTyped(field.current.value);
  }, []);
  const onInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement) setTyped(target.value);
  };
  return { typed, field, onInput };
}

function statusWords(count: number | undefined, isError: boolean): string {
  if (isError) return m.collect_search_failed();
  if (count === undefined) return '';
  return count === 0 ? m.collect_search_none() : m.collect_search_found({ count });
}

function ExamButtons({ label, exams }: { label: string; exams: readonly ExamSuggestion[] }) {
  if (exams.length === 0) return null;
  return (
    <fieldset className="mt-1">
      <legend className="text-sm text-ink-soft">{label}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {exams.map(({ code, name }) => (
          <button
            key={code}
            type="submit"
            name="codigo"
            value={code}
            className="min-h-11 rounded-full border border-line-strong px-4 py-1.5 text-left text-brand hover:border-brand"
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Returns the text as it was when the typing last stopped. */
function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  // Only a timer shows that the typing has stopped.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

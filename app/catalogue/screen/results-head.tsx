import type { ReactNode } from 'react';

import type { CatalogueAnswer } from '../../domain/exam-search/catalogue-answer.ts';
import { isOpening } from '../../domain/exam-search/exam-choice.ts';
import { type ExamChoice, sorts } from '../../domain/exam-search/exam-selection.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { classes } from '../../ui/classes.ts';
import { ChoiceLink } from './choice-link.tsx';
import { resultsHeading } from './results-heading.ts';

/** Whether the answer is rows that the visitor can sort. */
export const isSortable = ({ choice, order, count }: CatalogueAnswer): boolean =>
  !isOpening(choice) && order === null && count > 0;

/**
 * The head of the rows: how many exams there are, their order, and what a phone has at the end of the line. The first view, an order, and
 * an answer without exams have heads of their own.
 */
export function ResultsHead({ answer, children }: { answer: CatalogueAnswer; children: ReactNode }) {
  if (!isSortable(answer)) return null;
  return (
    <div className="relative items-start justify-between gap-x-6 max-lg:pb-3 lg:flex">
      <div>
        <h2 id="resultados" className="text-[1.25rem] leading-snug wrap-anywhere max-lg:pr-21 lg:text-[1.625rem]">
          <Found answer={answer} />
        </h2>
        {answer.corrected && <Correction choice={answer.choice} />}
      </div>
      <SortLinks choice={answer.choice} className="max-lg:hidden" />
      {children}
    </div>
  );
}

/** '3 exámenes', and smaller, the query. */
function Found({ answer }: { answer: CatalogueAnswer }) {
  const text = resultsHeading(answer);
  const count = m.catalogue_count({ count: answer.count });
  if (answer.choice.query === '' || !text.startsWith(count)) return text;
  return (
    <>
      {count}
      <span className="font-sans text-sm tracking-normal text-ink-soft lg:text-base">
        {'\u2002'}
        {text.slice(count.length).trim()}
      </span>
    </>
  );
}

/** A misspelled word is corrected: what was typed, and the way to search for just that. */
const Correction = ({ choice }: { choice: ExamChoice }) => (
  <p className="text-sm wrap-anywhere text-ink-soft">
    {m.catalogue_corrected({ query: choice.query })}{' '}
    <ChoiceLink
      choice={{ ...choice, asTyped: true, page: 1 }}
      rel="nofollow"
      className="no-print py-3 whitespace-nowrap text-brand underline underline-offset-4"
    >
      {m.catalogue_as_typed()}
    </ChoiceLink>
  </p>
);

/** The orders of the rows. A phone has them beside its filters. */
export function SortLinks({ choice, className }: { choice: ExamChoice; className?: string }) {
  const words = {
    relevance: choice.query ? m.catalogue_sort_best() : m.catalogue_sort_relevance(),
    name: m.catalogue_sort_name(),
    fastest: m.catalogue_sort_fastest(),
  };
  return (
    <nav aria-label={m.catalogue_sort()} className={classes('no-print', className)}>
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {sorts.map((sort) => (
          <li key={sort}>
            <ChoiceLink
              choice={{ ...choice, sort, page: 1 }}
              aria-current={sort === choice.sort ? 'true' : undefined}
              rel="nofollow"
              className="inline-flex min-h-11 items-center text-ink-soft underline-offset-8 hover:text-brand aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2"
            >
              {words[sort]}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { CatalogueAnswer } from '../../domain/exam-search/catalogue-answer.ts';
import { specimenGroups, switches } from '../../domain/exam-search/exam-filters.ts';
import type { ExamChoice } from '../../domain/exam-search/exam-selection.ts';
import { areas } from '../../domain/exams/exam.ts';
import { areaWords, specimenGroupWords, switchWords } from '../../domain/exams/exam-words.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Icon } from '../../ui/icons/icon.tsx';
import { ChoiceLink } from './choice-link.tsx';

/**
 * The filters as links, each with the number of exams that it leaves. A phone collapses them. A filter that leaves no exam is not offered.
 */
export function ExamFilterPanel({ answer }: { answer: CatalogueAnswer }) {
  return (
    <>
      <details className="group/filters no-print border-b border-line lg:hidden group-data-ordered/catalogue:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between">
          <h2 className="font-sans text-sm font-semibold tracking-normal">{m.catalogue_filters()}</h2>
          <Icon name="chevron-right" className="size-4 rotate-90 text-ink-soft group-open/filters:-rotate-90" />
        </summary>
        <div className="pb-4">
          <Filters answer={answer} />
        </div>
      </details>
      <div className="no-print hidden lg:block group-data-ordered/catalogue:hidden">
        <h2 className="mb-2 text-xl">{m.catalogue_filters()}</h2>
        <Filters answer={answer} />
      </div>
    </>
  );
}

function Filters({ answer: { choice, counts } }: { answer: CatalogueAnswer }) {
  return (
    <div className="grid gap-6 sm:max-lg:grid-cols-3">
      <ul>
        {switches.map((name) => (
          <Filter
            key={name}
            choice={{ ...choice, [name]: !choice[name], page: 1 }}
            label={switchWords[name]()}
            count={counts.switches[name]}
            chosen={choice[name]}
          />
        ))}
      </ul>
      <Group
        // Before the visitor searches, the areas appear beside the exams.
        className="hidden group-data-asked/catalogue:block"
        heading={m.catalogue_filter_area()}
        entries={areas.map((area) => ({
          choice: { ...choice, area: choice.area === area ? null : area, page: 1 },
          label: areaWords[area](),
          count: counts.areas[area],
          chosen: choice.area === area,
        }))}
      />
      <Group
        heading={m.catalogue_filter_specimen()}
        entries={specimenGroups.map((specimen) => ({
          choice: { ...choice, specimen: choice.specimen === specimen ? null : specimen, page: 1 },
          label: specimenGroupWords[specimen](),
          count: counts.specimens[specimen],
          chosen: choice.specimen === specimen,
        }))}
      />
    </div>
  );
}

interface FilterProps {
  choice: ExamChoice;
  label: string;
  count: number;
  chosen: boolean;
}

function Group({ heading, entries, className }: { heading: string; entries: FilterProps[]; className?: string }) {
  return (
    <div className={className}>
      <h3 className="mb-1 text-sm text-ink-soft">{heading}</h3>
      <ul>
        {entries.map((entry) => (
          <Filter key={entry.label} {...entry} />
        ))}
      </ul>
    </div>
  );
}

function Filter({ choice, label, count, chosen }: FilterProps) {
  return (
    <li hidden={count === 0 && !chosen}>
      <ChoiceLink
        choice={choice}
        aria-current={chosen ? 'true' : undefined}
        rel="nofollow"
        className="group/filter flex min-h-11 items-center gap-3 text-sm hover:text-brand lg:min-h-9 aria-[current]:font-semibold aria-[current]:text-brand"
      >
        <span
          aria-hidden="true"
          className="grid size-4.5 shrink-0 place-items-center rounded-sm border border-line-strong bg-surface text-xs leading-none text-on-brand group-aria-[current]/filter:border-brand group-aria-[current]/filter:bg-brand group-aria-[current]/filter:before:content-['✓']"
        />
        {label}
        <span className="ml-auto text-sm font-normal text-ink-soft">{count}</span>
      </ChoiceLink>
    </li>
  );
}

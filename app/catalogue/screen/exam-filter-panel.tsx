import type { CatalogueAnswer } from '../../domain/exam-search/catalogue-answer.ts';
import { specimenGroups, switches } from '../../domain/exam-search/exam-filters.ts';
import type { ExamChoice } from '../../domain/exam-search/exam-selection.ts';
import { areas } from '../../domain/exams/exam.ts';
import { areaWords, specimenGroupWords, switchWords } from '../../domain/exams/exam-words.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ChoiceLink } from './choice-link.tsx';
import { isSortable, SortLinks } from './results-head.tsx';

/** A filter as a link: its choice, and how many exams that leaves. */
interface FilterEntry {
  choice: ExamChoice;
  label: string;
  count: number;
  chosen: boolean;
}

/** Filters of one kind, such as the areas. `heading` is null for the switches, which need none. */
interface FilterGroup {
  heading: string | null;
  entries: FilterEntry[];
  className?: string | undefined;
}

/** With more entries than this, a group is closed, so that the chips are one line above the rows. */
const MAX_OPEN = 2;

/** The filters above the rows of a wide page, as chips. */
export function FilterChips({ answer }: { answer: CatalogueAnswer }) {
  const groups = filterGroups(answer);
  if (groups.length === 0 || answer.order) return null;
  return (
    <div
      role="group"
      aria-label={m.catalogue_filters()}
      className="no-print hidden flex-wrap items-start gap-x-3 gap-y-2 pt-4 pb-6 not-group-data-asked/catalogue:pt-0 lg:flex"
    >
      {groups.map(({ heading, entries, className }) =>
        heading && entries.length > MAX_OPEN ? (
          <details
            key={heading}
            open={entries.some(({ chosen }) => chosen)}
            className={classes('group/chips open:order-last open:w-full', className)}
          >
            <summary className={chipLook}>
              {heading}
              <Icon name="chevron-right" className="size-3.5 rotate-90 text-ink-soft group-open/chips:-rotate-90" />
            </summary>
            <Chips entries={entries} className="pt-2" />
          </details>
        ) : (
          <Chips key={heading ?? ''} heading={heading} entries={entries} className={className} />
        ),
      )}
    </div>
  );
}

const chipLook =
  'inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-surface px-3.5 text-sm hover:border-brand hover:text-brand';

interface ChipsProps extends Pick<FilterGroup, 'entries'> {
  heading?: string | null;
  className?: string | undefined;
}

function Chips({ heading = null, entries, className }: ChipsProps) {
  return (
    <ul aria-label={heading ?? undefined} className={classes('flex flex-wrap gap-2', className)}>
      {entries.map(({ choice, label, count, chosen }) => (
        <li key={label}>
          <ChoiceLink
            choice={choice}
            aria-current={chosen ? 'true' : undefined}
            rel="nofollow"
            className={classes(
              chipLook,
              "aria-[current]:border-brand aria-[current]:bg-tint aria-[current]:font-semibold aria-[current]:text-brand aria-[current]:before:content-['✓'_/_'']",
            )}
          >
            {label}
            <span className="font-normal text-ink-soft tabular-nums">{count}</span>
          </ChoiceLink>
        </li>
      ))}
    </ul>
  );
}

interface FilterDrawerProps {
  answer: CatalogueAnswer;
  /** Whether a heading is before it in the same box: its summary is then at the end of the heading's line. */
  isBeside?: boolean;
}

/** On a phone, the filters and the order of the rows, closed. */
export function FilterDrawer({ answer, isBeside = false }: FilterDrawerProps) {
  const groups = filterGroups(answer);
  const sorts = isSortable(answer);
  return (
    <details
      hidden={groups.length === 0 && !sorts}
      className={classes(
        'group/filters no-print lg:hidden group-data-ordered/catalogue:hidden',
        !isBeside && 'border-t border-line',
      )}
    >
      <summary
        aria-label={sorts ? m.catalogue_filters_and_sort() : undefined}
        className={classes(
          'flex min-h-11 cursor-pointer items-center justify-between gap-2 text-sm font-semibold',
          isBeside && 'absolute -top-2 right-0 pl-3',
        )}
      >
        {m.catalogue_filters()}
        <Icon name="chevron-right" className="size-4 rotate-90 text-ink-soft group-open/filters:-rotate-90" />
      </summary>
      <div className={classes('pb-4', isBeside && 'mt-3 border-t border-line pt-3')}>
        {sorts && <SortLinks choice={answer.choice} className="mb-3" />}
        <Filters groups={groups} />
      </div>
    </details>
  );
}

/**
 * The filters as links, each with the number of exams that it leaves. A filter that leaves no exam, or all of them, is not offered, unless it
 * is chosen.
 */
function filterGroups({ choice, count, counts }: CatalogueAnswer): FilterGroup[] {
  const offered = (entries: FilterEntry[]): FilterEntry[] => {
    const isGroupChosen = entries.some(({ chosen }) => chosen);
    return entries.filter((one) => one.chosen || (one.count > 0 && (isGroupChosen || one.count !== count)));
  };
  const groups: FilterGroup[] = [
    {
      heading: null,
      entries: switches.flatMap((name) =>
        offered([
          {
            choice: { ...choice, [name]: !choice[name], page: 1 },
            label: switchWords[name](),
            count: counts.switches[name],
            chosen: choice[name],
          },
        ]),
      ),
    },
    {
      heading: m.catalogue_filter_area(),
      // Before the visitor searches, the areas appear beside the exams.
      className: 'not-group-data-asked/catalogue:hidden',
      entries: offered(
        areas.map((area) => ({
          choice: { ...choice, area: choice.area === area ? null : area, page: 1 },
          label: areaWords[area](),
          count: counts.areas[area],
          chosen: choice.area === area,
        })),
      ),
    },
    {
      heading: m.catalogue_filter_specimen(),
      entries: offered(
        specimenGroups.map((specimen) => ({
          choice: { ...choice, specimen: choice.specimen === specimen ? null : specimen, page: 1 },
          label: specimenGroupWords[specimen](),
          count: counts.specimens[specimen],
          chosen: choice.specimen === specimen,
        })),
      ),
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

const Filters = ({ groups }: { groups: readonly FilterGroup[] }) => (
  <div className="grid gap-5 sm:max-lg:grid-cols-3">
    {groups.map(({ heading, entries, className }) => (
      <div key={heading ?? ''} className={className}>
        {heading && <p className="mb-1 text-sm text-ink-soft">{heading}</p>}
        <ul>
          {entries.map((entry) => (
            <Filter key={entry.label} {...entry} />
          ))}
        </ul>
      </div>
    ))}
  </div>
);

function Filter({ choice, label, count, chosen }: FilterEntry) {
  return (
    <li>
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

import { formatNumber, formatTime } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { MoreLink } from './more-link.tsx';

interface LaboratoryReportProps {
  /** The exams that the online catalog has. */
  catalogueSize: number;
}

/** The four figures of clause S2.13 as the laboratory reports everything: on a sheet with its letterhead, a line for each finding. */
export function LaboratoryReport({ catalogueSize }: LaboratoryReportProps) {
  const { brand } = useLaboratory();
  const findings = useFindings(catalogueSize);
  return (
    <div className="bg-forest py-8 lg:py-18">
      <div className="page-frame max-sm:px-3">
        <div className="rounded-md bg-paper px-4 pt-5 pb-3 sm:px-10 sm:pt-8 sm:pb-6 lg:px-16 lg:pt-12 lg:pb-9">
          <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b-2 border-ink pb-4">
            <h3 className="font-display text-xl font-medium">{m.report_heading()}</h3>
            <p className="flex items-center gap-2 text-sm text-ink-soft">
              <Icon name="mark" className="size-5 text-brand" />
              {brand}
            </p>
          </div>
          <div aria-hidden="true" className={classes(row, 'pt-3 text-xs text-ink-soft max-lg:hidden')}>
            <span>{m.report_fact()}</span>
            <span>{m.report_detail()}</span>
          </div>
          <ul>
            {findings.map(({ finding, detail }) => (
              <li key={finding} className={classes(row, 'items-baseline border-line py-4 not-last:border-b lg:py-5')}>
                <span className="block font-display text-xl leading-tight text-balance">{finding}</span>{' '}
                {detail && <span className="mt-1 block text-sm text-ink-soft lg:mt-0 lg:text-base">{detail}</span>}
              </li>
            ))}
          </ul>
          <p className="border-t-2 border-ink pt-2 lg:pt-4">
            <MoreLink to="/nosotros">{m.about_more()}</MoreLink>
          </p>
        </div>
      </div>
    </div>
  );
}

const row = 'lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-16';

/** Each claim as a whole phrase, and what anybody can check about it; the more concrete of the two is the finding. */
function useFindings(catalogueSize: number): { finding: string; detail: string | null }[] {
  const { claims, team, sites, openingHours } = useLaboratory();
  const locale = getLocale();
  const count = (figure: number): string => formatNumber(locale, figure);
  const [opens] = openingHours.map((hours) => hours.opens).toSorted();
  const registered = Object.values(team).filter(({ registration }) => registration).length;
  return [
    finding(registered > 0 ? m.stat_years_detail({ count: registered }) : null, m.stat_years()),
    {
      finding: m.stat_patients({ count: count(claims.patientsServed) }),
      detail: m.stat_patients_detail({ count: sites.length }),
    },
    {
      finding: m.stat_exams({ count: count(claims.examTypes) }),
      detail: m.stat_exams_detail({ count: count(catalogueSize) }),
    },
    finding(opens ? m.stat_hours_detail({ time: formatTime(locale, opens) }) : null, m.stat_hours()),
  ];
}

/** A fact above the claim that it supports, or the claim alone. */
const finding = (fact: string | null, claim: string): { finding: string; detail: string | null } =>
  fact === null ? { finding: claim, detail: null } : { finding: fact, detail: claim };

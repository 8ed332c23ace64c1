import { formatNumber, formatTime } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
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
          <ul>
            {findings.map(({ figure, words, detail }) => (
              <li
                key={words}
                className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-center gap-x-3 border-line py-4 not-last:border-b lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-10 lg:py-5"
              >
                <span className="block font-display text-[1.75rem] leading-none sm:text-[2rem] font-medium tracking-tight whitespace-nowrap tabular-nums lg:text-[3.5rem]">
                  {figure}
                </span>{' '}
                <span className="block">
                  <span className="block leading-snug lg:text-lg">{words}</span>{' '}
                  {detail && <span className="mt-0.5 block text-sm text-ink-soft">{detail}</span>}
                </span>
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

interface Finding {
  /** Empty if the claim has none. */
  figure: string;
  words: string;
  detail: string | null;
}

/** Each claim, and the fact that anybody can check about it; the one with a figure leads. */
function useFindings(catalogueSize: number): Finding[] {
  const { claims, team, sites, openingHours } = useLaboratory();
  const locale = getLocale();
  const count = (figure: number): string => formatNumber(locale, figure);
  const [opens] = openingHours.map((hours) => hours.opens).toSorted();
  const registered = Object.values(team).filter(({ registration }) => registration).length;
  const patients = `${count(claims.patientsServed)}+`;
  const types = `${count(claims.examTypes)}+`;
  return [
    registered > 0
      ? { figure: count(registered), words: m.stat_years_detail({ count: registered }), detail: m.stat_years() }
      : { figure: '', words: m.stat_years(), detail: null },
    { figure: patients, words: m.stat_patients(), detail: m.stat_patients_detail({ count: sites.length }) },
    { figure: types, words: m.stat_exams(), detail: m.stat_exams_detail({ count: count(catalogueSize) }) },
    opens
      ? { figure: formatTime(locale, opens), words: m.stat_hours_detail(), detail: m.stat_hours() }
      : { figure: '', words: m.stat_hours(), detail: null },
  ];
}

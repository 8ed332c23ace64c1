import { formatNumber } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';

/** The record of the laboratory, as figures. */
export function AboutFigures() {
  const locale = getLocale();
  const { claims, sites } = useLaboratory();
  const figures = [
    { figure: formatNumber(locale, claims.patientsServed), plus: true, label: m.about_figure_patients() },
    { figure: formatNumber(locale, claims.examTypes), plus: true, label: m.about_figure_exams() },
    { figure: String(sites.length), plus: false, label: m.about_figure_sites({ count: sites.length }) },
    {
      figure: `${claims.resultHours.from}–${claims.resultHours.to} h`,
      plus: false,
      label: m.about_figure_hours(),
    },
  ];
  return (
    <div className="border-b border-line bg-sunken">
      <dl className="page-frame grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:grid-cols-4 lg:gap-x-12 lg:py-14">
        {figures.map(({ figure, plus, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-2 max-w-[14rem] text-sm text-ink-soft">{label}</dt>
            <dd className="font-display text-2xl whitespace-nowrap">
              {figure}
              {plus && <span className="text-brand">+</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

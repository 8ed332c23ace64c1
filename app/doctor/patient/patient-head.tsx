import type { OrderPatient } from '../../domain/reports/doctor-order.ts';
import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Icon } from '../../ui/icons/icon.tsx';

/** The patient of a page, with words that the server has formatted. */
export interface HeadedPatient {
  person: string;
  patient: OrderPatient;
  age: number;
  sex: 'female' | 'male' | 'other' | 'unknown';
}

const sexes = { female: m.doctor_sex_female, male: m.doctor_sex_male, other: null, unknown: null } as const;

const tabs = [
  { id: 'cumulative', path: '/portal-medicos/paciente/:person', words: m.doctor_patient_cumulative },
  { id: 'calculators', path: '/portal-medicos/calculadoras/:person', words: m.doctor_patient_calculators },
] as const;

/** The patient, and the two pages about them. */
export function PatientHead({ of, here }: { of: HeadedPatient; here: (typeof tabs)[number]['id'] }) {
  const { person, patient, age, sex } = of;
  const facts = [patient.document, m.doctor_age({ count: age }), sexes[sex]?.()].filter(Boolean).join(' · ');
  return (
    <>
      <SiteLink
        to="/portal-medicos"
        className="no-print inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-brand"
      >
        <Icon name="chevron-left" className="size-4" />
        {m.doctor_report_back()}
      </SiteLink>
      <h1 className="mt-1 text-2xl wrap-anywhere">{patient.name}</h1>
      <p className="mt-1 text-ink-soft">{facts}</p>
      <nav aria-label={m.doctor_patient_pages()} className="no-print mt-3 border-b border-line">
        <ul className="flex gap-x-6">
          {tabs.map(({ id, path, words }) => (
            <li key={id}>
              <a
                href={localizedHref(getLocale(), path, { person })}
                aria-current={id === here ? 'page' : undefined}
                className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent text-sm font-medium text-ink-soft hover:text-ink aria-[current]:border-brand aria-[current]:text-ink"
              >
                {words()}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

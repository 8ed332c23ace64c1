import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { Icon } from '../../ui/icons/icon.tsx';

const doors = [
  { to: '/pacientes', word: m.door_patients, text: m.door_patients_text, icon: 'patient' },
  { to: '/entrega-rapida#calculadora', word: m.door_risk, text: m.door_risk_text, icon: 'gauge' },
  { to: '/medicos', word: m.door_doctors, text: m.door_doctors_text, icon: 'stethoscope' },
] as const;

/** Three doors side by side: patients, risk calculator, doctors (clause S2.09). */
export function Shortcuts() {
  return (
    <nav aria-label={m.doors_label()}>
      <ul className="grid divide-y divide-line border-y border-line lg:grid-cols-3 lg:divide-x lg:divide-y-0 lg:border-y-0">
        {doors.map(({ to, word, text, icon }) => (
          <li key={to} className="lg:px-6 lg:first:pl-0 lg:last:pr-0">
            <SiteLink to={to} className="group flex h-full items-center gap-4 py-3 lg:items-start lg:py-0">
              <Icon name={icon} className="size-6 shrink-0 text-brand" />
              <span className="grow">
                <span className="block font-semibold group-hover:underline">{word()}</span>
                <span className="block text-sm text-ink-soft">{text()}</span>
              </span>
              <Icon name="chevron-right" className="size-4 shrink-0 text-line-strong lg:hidden" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
    <nav aria-label={m.doors_label()} className="lg:col-span-2">
      <ul className="grid divide-y divide-line rounded-lg border border-line bg-surface lg:grid-cols-3 lg:divide-x lg:divide-y-0">
        {doors.map(({ to, word, text, icon }) => (
          <li key={to}>
            <SiteLink to={to} className="group flex h-full items-center gap-4 p-4 sm:p-5">
              <Icon name={icon} className="size-7 shrink-0 text-brand" />
              <span className="grow">
                <span className="block font-bold group-hover:underline">{word()}</span>
                <span className="block text-sm text-ink-soft">{text()}</span>
              </span>
              <Icon
                name="arrow-right"
                className="size-5 shrink-0 text-line-strong transition-transform group-hover:translate-x-1"
              />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { Icon } from '../../ui/icons/icon.tsx';

const doors = [
  { to: '/pacientes', word: m.door_patients, text: m.door_patients_text, icon: 'patient' },
  { to: '/entrega-rapida#calculadora', word: m.door_risk, text: m.door_risk_text, icon: 'gauge' },
  { to: '/medicos', word: m.door_doctors, text: m.door_doctors_text, icon: 'stethoscope' },
] as const;

/** Three doors as cards: patients, risk calculator, doctors (clause S2.09). The links above them lead to a task; these lead to a place. */
export function Shortcuts() {
  return (
    <nav aria-label={m.doors_label()}>
      <ul className="grid lg:grid-cols-3 lg:gap-x-10">
        {doors.map(({ to, word, text, icon }) => (
          <li key={to} className="border-t border-line-strong max-lg:last:border-b">
            <SiteLink to={to} className="group flex h-full items-start gap-3.5 py-3.5 lg:py-4">
              <Icon name={icon} className="mt-0.5 size-6 shrink-0 text-brand" />
              <span className="grow">
                <span className="block font-display text-lg leading-snug group-hover:text-brand">{word()}</span>
                <span className="block text-sm leading-snug text-ink-soft">{text()}</span>
              </span>
              <Icon name="arrow-right" className="size-5 shrink-0 self-center text-ink-soft group-hover:text-brand" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { EntranceHelp } from './entrance.tsx';

interface CodeHelpProps {
  /** The current code of a demonstration account. */
  demonstration: string | null;
  entrance: '/admin-login' | '/medicos-login' | '/portal-resultados/ingresar';
  /** The code comes by mail, and not from an authenticator app. */
  isMailed?: boolean;
}

/** For somebody without their phone, or at the wrong account. */
export const CodeHelp = ({ demonstration, entrance, isMailed = false }: CodeHelpProps) => (
  <>
    {demonstration && (
      <section className="rounded-lg bg-tint p-5">
        <h2 className="font-sans text-base font-semibold tracking-normal">{m.code_demonstration_heading()}</h2>
        <p className="mt-1">{m.code_demonstration_text()}</p>
        <p className="mt-2 font-mono text-xl select-all">{demonstration}</p>
      </section>
    )}
    <EntranceHelp heading={isMailed ? m.device_late_heading() : m.code_lost_heading()}>
      <p>{isMailed ? m.device_late_text() : m.code_lost_text()}</p>
    </EntranceHelp>
    <EntranceHelp heading={m.code_again()}>
      <a href={`${localizedHref(getLocale(), entrance)}?otra=1`}>{m.signin_submit()}</a>
    </EntranceHelp>
  </>
);

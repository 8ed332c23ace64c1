import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { PatientMessage, RenewForm } from '../frame/patient-message.tsx';

/** `over`: the fifteen minutes have passed. `none`: signed out, or never here. `sent`: a new link was asked for. */
export type NoVisit = 'over' | 'none' | 'sent';

/** The page for a reader without access. */
export function VisitOver({ because }: { because: NoVisit }) {
  if (because === 'sent')
    return <PatientMessage icon="mail" heading={m.link_sent_heading()} text={m.link_sent_text()} />;
  if (because === 'over')
    return (
      <PatientMessage icon="clock" heading={m.visit_over_heading()} text={m.visit_over_text()}>
        <RenewForm proof={null} />
      </PatientMessage>
    );
  return (
    <PatientMessage icon="mail" heading={m.visit_none_heading()} text={m.visit_none_text()}>
      <SiteLink to="/portal-resultados/ingresar" className={button('outline')}>
        {m.account_sign_in()}
      </SiteLink>
      <SiteLink to="/portal-resultados" className={button('quiet')}>
        {m.visit_none_action()}
      </SiteLink>
    </PatientMessage>
  );
}

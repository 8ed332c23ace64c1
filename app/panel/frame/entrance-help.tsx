import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { EntranceHelp } from '../../views/accounts/entrance.tsx';

/** For a visitor of the staff's entrance who has no account, or belongs elsewhere. */
export const PanelEntranceHelp = () => (
  <>
    <EntranceHelp heading={m.panel_help_account_heading()}>
      <p>{m.panel_help_account()}</p>
    </EntranceHelp>
    <EntranceHelp heading={m.panel_help_patient_heading()}>
      <p>
        {m.panel_help_patient()} <SiteLink to="/portal-resultados">{m.panel_help_results()}</SiteLink>,{' '}
        <SiteLink to="/medicos-login">{m.panel_help_doctors()}</SiteLink>.
      </p>
    </EntranceHelp>
  </>
);

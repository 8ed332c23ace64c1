import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { EntranceHelp } from '../../views/accounts/entrance.tsx';

/** For a visitor of the doctors' entrance who has no account, or belongs elsewhere. */
export const DoctorEntranceHelp = () => (
  <>
    <EntranceHelp heading={m.doctor_help_account_heading()}>
      <p>
        {m.doctor_help_account()} <SiteLink to="/medicos-registro">{m.doctor_help_account_link()}</SiteLink>
      </p>
    </EntranceHelp>
    <EntranceHelp heading={m.doctor_help_patient_heading()}>
      <p>
        {m.doctor_help_patient()} <SiteLink to="/portal-resultados">{m.doctor_help_results()}</SiteLink>.
      </p>
    </EntranceHelp>
  </>
);

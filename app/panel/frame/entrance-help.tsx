import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { EntranceHelp } from '../../views/accounts/entrance.tsx';
import { useSiteAddress } from '../../views/laboratory/site-address-context.ts';

/** For a visitor of the staff's entrance who has no account, or belongs elsewhere. */
export const PanelEntranceHelp = () => (
  <>
    <EntranceHelp heading={m.panel_help_account_heading()}>
      <p>{m.panel_help_account()}</p>
    </EntranceHelp>
    <EntranceHelp heading={m.panel_help_patient_heading()}>
      <p>
        {m.panel_help_patient()} <OtherArea to="/portal-resultados">{m.panel_help_results()}</OtherArea>,{' '}
        <OtherArea to="/medicos-login">{m.panel_help_doctors()}</OtherArea>.
      </p>
    </EntranceHelp>
  </>
);

/** A link to an area at the site's host, which may not be the panel's. */
const OtherArea = ({ to, children }: { to: '/portal-resultados' | '/medicos-login'; children: string }) => (
  <a href={useSiteAddress() + localizedHref(getLocale(), to)}>{children}</a>
);

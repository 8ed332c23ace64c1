import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { PatientMessage } from '../frame/patient-message.tsx';

/** One page for every result that the reader may not open, whatever the reason. */
export const MissingResult = () => (
  <PatientMessage icon="search" heading={m.result_missing_heading()} text={m.result_missing_text()}>
    <SiteLink to="/portal-resultados/resultado" className={button('primary')}>
      {m.result_back()}
    </SiteLink>
  </PatientMessage>
);

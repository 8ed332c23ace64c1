import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { PatientMessage } from '../frame/patient-message.tsx';

/** One page for every result that the reader may not open, whatever the reason. A withdrawn one says so, as the list does. */
export const MissingResult = ({ isWithdrawn }: { isWithdrawn?: boolean }) => (
  <PatientMessage
    icon={isWithdrawn ? 'warning' : 'search'}
    heading={isWithdrawn ? m.result_withdrawn_heading() : m.result_missing_heading()}
    text={isWithdrawn ? m.results_withdrawn() : m.result_missing_text()}
  >
    <SiteLink to="/portal-resultados/resultado" className={button('primary')}>
      {m.result_back()}
    </SiteLink>
  </PatientMessage>
);

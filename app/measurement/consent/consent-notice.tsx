import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { dataFor } from '../../ui/data-for.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { consentContract } from '../../views/consent/consent.contract.ts';
import styles from './consent-notice.css?url';
import { ConsentPreferences } from './consent-preferences.tsx';

/**
 * The cookie banner and its preferences dialog, fetched on demand (`consent-notice.browser.ts`) because few visits need them. Accept,
 * refuse, and choose each take one tap and look the same.
 */
export function ConsentNotice() {
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <section aria-label={m.consent_label()} className="consent-notice no-print">
        <p>{m.consent_question()}</p>
        <div className="consent-notice-buttons">
          <button type="button" {...dataFor(consentContract, { all: 'yes' })} className="consent-button">
            {m.consent_accept()}
          </button>
          <button type="button" {...dataFor(consentContract, { all: 'no' })} className="consent-button">
            {m.consent_refuse()}
          </button>
          <button
            type="button"
            {...dataFor(consentContract, { choose: '' })}
            aria-haspopup="dialog"
            className="consent-button"
          >
            {m.consent_choose()}
          </button>
        </div>
      </section>
      <ConsentDialog />
      <p
        role="status"
        {...dataFor(consentContract, { saved: m.consent_saved(), unsaved: m.consent_unsaved() })}
        className="sr-only"
      />
    </>
  );
}

function ConsentDialog() {
  return (
    <dialog closedby="any" aria-labelledby="consent-title" className="consent-dialog">
      <div className="consent-dialog-head">
        <h2 id="consent-title">{m.consent_preferences()}</h2>
        <button
          type="button"
          {...dataFor(consentContract, { close: '' })}
          aria-label={m.consent_close()}
          className="consent-close"
        >
          <Icon name="close" />
        </button>
      </div>
      <p>{m.consent_intro()}</p>
      <ConsentPreferences />
      <p>
        <SiteLink to="/politica-cookies">{m.consent_policy()}</SiteLink>
      </p>
    </dialog>
  );
}

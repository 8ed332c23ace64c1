import { m } from '../../i18n/paraglide/messages.js';
import { dataFor } from '../../ui/data-for.ts';
import { waitsFor } from '../../ui/waits-for.ts';
import { consentContract } from '../../views/consent/consent.contract.ts';
import type { ConsentCategory } from '../../views/consent/consent-preference.ts';

const words = {
  analytics: { name: m.consent_analytics, text: m.consent_analytics_text },
  marketing: { name: m.consent_marketing, text: m.consent_marketing_text },
  functional: { name: m.consent_functional, text: m.consent_functional_text },
} as const satisfies Record<ConsentCategory, object>;

/**
 * The form that allows or refuses cookies by category: nothing is preselected, and yes and no are equally close.
 * `consent-notice.browser.ts` fills in the stored choice and saves the new one. Without JavaScript there is nothing to allow, and the text
 * says so.
 */
export function ConsentPreferences() {
  return (
    <div className="consent-preferences">
      <p className="consent-plain">{m.consent_without_script()}</p>
      <form {...dataFor(consentContract, { form: true })} method="dialog" className="consent-form">
        <p className="consent-unanswered">{m.consent_unanswered()}</p>
        <p {...dataFor(consentContract, { outdated: '' })} hidden>
          {m.consent_outdated()}
        </p>
        {Object.entries(words).map(([category, { name, text }]) => (
          <fieldset key={category} className="consent-category">
            <legend>{name()}</legend>
            <p>{text()}</p>
            <div className="consent-answers">
              <Answer category={category} value="yes" word={m.consent_yes()} />
              <Answer category={category} value="no" word={m.consent_no()} />
            </div>
          </fieldset>
        ))}
        <p className="consent-necessary">{m.consent_necessary()}</p>
        <div className="consent-buttons">
          <button type="submit" {...waitsFor('behavior')} className="consent-button">
            {m.consent_save()}
          </button>
          <button
            type="button"
            {...dataFor(consentContract, { all: 'yes' })}
            {...waitsFor('behavior')}
            className="consent-button"
          >
            {m.consent_accept_all()}
          </button>
          <button
            type="button"
            {...dataFor(consentContract, { all: 'no' })}
            {...waitsFor('behavior')}
            className="consent-button"
          >
            {m.consent_refuse_all()}
          </button>
        </div>
        <p
          role="status"
          {...dataFor(consentContract, {
            saved: m.consent_saved(),
            unsaved: m.consent_unsaved(),
            lost: m.consent_lost(),
          })}
          className="consent-saved"
        />
      </form>
    </div>
  );
}

function Answer({ category, value, word }: { category: string; value: 'yes' | 'no'; word: string }) {
  return (
    <label>
      <input type="radio" name={category} value={value} required />
      <span>{word}</span>
    </label>
  );
}

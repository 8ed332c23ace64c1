import type { Contract } from '../../ui/behaviors/contract.ts';

/** Connects the footer's link, the notice and the preferences, and their behaviors. */
export const consentContract: Contract<{
  /** The link to the preferences carries the version of the policy. */
  link: string;
  form: true;
  /** Whether anything was ever answered. `consent-preferences.css` shows it. */
  answered: 'true' | 'false';
  /** A button that allows everything, or refuses it. */
  all: 'yes' | 'no';
  choose: '';
  /** On the root element, while the notice asks. `consent-notice.css` and `chat-dock.css` make room for it. */
  asking: '';
  close: '';
  /** The sentence that the stored choice is for an older policy. */
  outdated: '';
  /** The texts of a status: the choice is stored, the browser could not store it, or the server does not answer. */
  saved: string;
  unsaved: string;
  lost: string;
}> = {
  link: 'data-consent',
  form: 'data-consent-form',
  answered: 'data-answered',
  all: 'data-consent-all',
  choose: 'data-consent-choose',
  asking: 'data-asking',
  close: 'data-consent-close',
  outdated: 'data-outdated',
  saved: 'data-saved',
  unsaved: 'data-unsaved',
  lost: 'data-lost',
};

import type { Behavior } from '../../ui/behaviors/behavior.ts';
import { partOf, readText, selectorOf } from '../../ui/behaviors/contract.ts';
import { onDemand } from '../../ui/behaviors/on-demand.ts';
import { consentContract } from '../../views/consent/consent.contract.ts';
import { isFor } from '../../views/consent/consent-preference.ts';
import { storedPreference } from '../../views/consent/consent-store.browser.ts';

/**
 * The behavior of the footer's link to the cookie preferences, which contains the policy's version. It asks visitors without an answer to
 * that version, and opens the preferences over the page. The notice loads on demand, because most pages never need it.
 */
export const consent: Behavior = (link) => {
  if (!(link instanceof HTMLAnchorElement)) return;
  const version = readText(link, consentContract, 'link');
  const notice = () => onDemand(() => import('./on-demand/consent-notice.browser.ts'));
  const form = document.querySelector<HTMLFormElement>(selectorOf(consentContract, 'form'));

  if (form) {
    const { pressAgain, sayThatItFailed } = holdPresses(form);
    void notice()
      .then(({ activateForm }) => activateForm(form, version))
      .then(pressAgain, sayThatItFailed);
  }
  if (!isFor(version, storedPreference()))
    void notice()
      .then(({ ask }) => ask(link.pathname, version))
      .catch(ignore);

  link.addEventListener('click', (event) => {
    // The policy's own page contains the form, so the link leads there.
    if (form || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    notice()
      .then(({ choose }) => choose(link.pathname, version))
      .catch(() => location.assign(link.href));
  });
};

/**
 * A press has no effect until the form is live. `pressAgain` repeats the last press; if the form never becomes live, `sayThatItFailed`
 * reports that for this press and all later ones, so that no visitor assumes a saved refusal.
 */
function holdPresses(form: HTMLFormElement) {
  let pressed: HTMLElement | null = null;
  let isLost = false;
  const say = () => {
    const status = partOf(form, consentContract, 'saved');
    if (status) status.textContent = readText(status, consentContract, 'lost');
  };
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    pressed = button;
    if (isLost) say();
  };
  form.addEventListener('click', hold);
  return {
    pressAgain: () => {
      form.removeEventListener('click', hold);
      pressed?.click();
    },
    sayThatItFailed: () => {
      isLost = true;
      if (pressed) say();
    },
  };
}

/** Without the notice, the page works as before: the link still leads to the preferences. */
const ignore = () => {};

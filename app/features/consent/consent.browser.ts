import type { Behaviour } from '../../ui/behaviours/behaviour.ts';
import { onDemand } from '../../ui/behaviours/on-demand.ts';
import { isFor } from './consent-preference.ts';
import { storedPreference } from './consent-store.browser.ts';

/**
 * The footer's link to the preferences carries the version of the policy (`data-consent`). Who has not answered that version is
 * asked; and the link opens the preferences over the page. The notice itself comes on demand: most pages never need it.
 */
export const consent: Behaviour = (link) => {
  if (!(link instanceof HTMLAnchorElement)) return;
  const { consent: version = '' } = link.dataset;
  const notice = () => onDemand(() => import('./on-demand/consent-notice.browser.ts'));
  const form = document.querySelector<HTMLFormElement>('[data-consent-form]');

  if (form) {
    const pressAgain = holdPresses(form);
    void notice()
      .then(({ live }) => live(form, version))
      .then(pressAgain, ignore);
  }
  if (!isFor(version, storedPreference()))
    void notice()
      .then(({ ask }) => ask(link.pathname, version))
      .catch(ignore);

  link.addEventListener('click', (event) => {
    // The policy's own page holds the form: there the link leads to it.
    if (form || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    notice()
      .then(({ choose }) => choose(link.pathname, version))
      .catch(() => location.assign(link.href));
  });
};

/** A button that is pressed before the form answers has done nothing yet: what this returns presses the last one again. */
function holdPresses(form: HTMLFormElement): () => void {
  let pressed: HTMLElement | null = null;
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    pressed = button;
  };
  form.addEventListener('click', hold);
  return () => {
    form.removeEventListener('click', hold);
    pressed?.click();
  };
}

/** Without the notice the page is as it was: the link still leads to the preferences. */
const ignore = () => {};

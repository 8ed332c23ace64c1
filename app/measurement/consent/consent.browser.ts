import type { Behaviour } from '../../ui/behaviours/behaviour.ts';
import { onDemand } from '../../ui/behaviours/on-demand.ts';
import { isFor } from '../../views/consent/consent-preference.ts';
import { storedPreference } from '../../views/consent/consent-store.browser.ts';

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
    const { pressAgain, sayThatItFailed } = holdPresses(form);
    void notice()
      .then(({ live }) => live(form, version))
      .then(pressAgain, sayThatItFailed);
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

/**
 * A button that is pressed before the form answers has done nothing yet. `pressAgain` presses the last one again; where nothing will
 * ever answer, `sayThatItFailed` says so of it and of all later ones: nobody is left to think that a refusal was kept.
 */
function holdPresses(form: HTMLFormElement) {
  let pressed: HTMLElement | null = null;
  let isLost = false;
  const say = () => {
    const status = form.querySelector<HTMLElement>('[data-saved]');
    if (status) status.textContent = status.dataset.lost ?? '';
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

/** Without the notice the page is as it was: the link still leads to the preferences. */
const ignore = () => {};

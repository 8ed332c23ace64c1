import type { Behavior } from '../../ui/behaviors/behavior.ts';
import { liveContract } from '../../ui/behaviors/live.contract.ts';
import { onDemand } from '../../ui/behaviors/on-demand.ts';

/**
 * Submitting the contact form (`contact-form.tsx`) sends nothing: it shows the ways to send the draft, with the text already written
 * (decision D2). The code for that loads when the visitor turns to the form. Without it the server answers, and the form says so.
 */
export const contactForm: Behavior = (form) => {
  if (!(form instanceof HTMLFormElement)) return;
  const code = () => onDemand(() => import('./on-demand/draft-choice.browser.ts'));
  const prepare = () =>
    code().then(
      ({ followDraft }) => followDraft(form),
      () => form.setAttribute(liveContract.unanswered, ''),
    );
  form.addEventListener('focusin', prepare, { once: true });
  if (form.contains(document.activeElement)) prepare();
  form.addEventListener('submit', (event) => {
    // The choice's own button leaves the draft with the laboratory.
    if (event.submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    code().then(
      ({ askHowToSend }) => askHowToSend(form),
      () => form.submit(),
    );
  });
};

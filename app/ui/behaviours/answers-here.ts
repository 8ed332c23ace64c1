import type { Behaviour } from './behaviour.ts';
import { onDemand } from './on-demand.ts';

interface Answering {
  /** Answers a form within `page` as the server would. */
  answerHere: (page: HTMLElement, form: HTMLFormElement, submitter: HTMLElement | null) => void;
}

/**
 * A calculator answers in the browser: nothing that was typed leaves it (decision 0023). `load` brings what answers, on demand; where it
 * cannot be had, or fails, the form is posted as without a script.
 */
export const answersHere =
  (load: () => Promise<Answering>): Behaviour =>
  (page) => {
    let isLost = false;
    page.addEventListener('submit', (event) => {
      const { target, submitter } = event;
      if (isLost || !(target instanceof HTMLFormElement)) return;
      event.preventDefault();
      // Taken before anything else happens: what fails half-way may have taken the form off the page.
      const typed = new FormData(target, submitter);
      const { action } = target;
      onDemand(load)
        .then(({ answerHere }) => answerHere(page, target, submitter))
        .catch(() => {
          isLost = true;
          postInstead(action, typed);
        });
    });
  };

function postInstead(action: string, typed: FormData): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action, hidden: true });
  for (const [name, value] of typed) {
    if (typeof value !== 'string') continue;
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
}

import type { Behaviour } from './behaviour.ts';
import { onDemand } from './on-demand.ts';

interface Answering {
  /** Answers a form within `page` as the server would. */
  answerHere: (page: HTMLElement, form: HTMLFormElement, submitter: HTMLElement | null) => void;
}

/**
 * A calculator answers in the browser: nothing that was typed leaves it (decision 0023). `load` brings what answers, on demand; where it
 * cannot be had, the form is posted.
 */
export const answersHere =
  (load: () => Promise<Answering>): Behaviour =>
  (page) => {
    let isLost = false;
    page.addEventListener('submit', (event) => {
      const { target, submitter } = event;
      if (isLost || !(target instanceof HTMLFormElement)) return;
      event.preventDefault();
      onDemand(load).then(
        ({ answerHere }) => answerHere(page, target, submitter),
        () => {
          isLost = true;
          target.requestSubmit(submitter);
        },
      );
    });
  };

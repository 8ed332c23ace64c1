import { leadTo, todayHere, writeHere } from '../../../ui/on-demand/written-here.tsx';
import { answerDating } from '../dating-form.ts';
import { type DatingContext, DatingPanel } from '../dating-panel.tsx';

let turn = 0;

/** Answers the form as the server would, by the same rules and the same words, in its own place. */
export function answerHere(page: HTMLElement, form: HTMLFormElement): void {
  const outcome = answerDating(new FormData(form), todayHere());
  // What the server has put there: `DatingCalculator` writes it.
  const context = JSON.parse(page.dataset.dating ?? '') as DatingContext;
  turn++;
  writeHere(page, <DatingPanel context={context} outcome={outcome} turn={turn} />);
  leadTo(page.querySelector('[data-dating-answer]'));
}

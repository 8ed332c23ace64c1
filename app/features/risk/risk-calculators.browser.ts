import { onDemand } from '../../ui/behaviours/on-demand.ts';

/** A calculator answers in the browser: nothing that was typed leaves it. Where its code cannot be had, the form is posted. */
export function riskCalculators(root: HTMLElement): void {
  let isLost = false;
  root.addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (isLost || !(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    onDemand(() => import('./on-demand/answer-here.tsx')).then(
      ({ answerHere }) => answerHere(root, target, submitter),
      () => {
        isLost = true;
        target.requestSubmit(submitter);
      },
    );
  });
}

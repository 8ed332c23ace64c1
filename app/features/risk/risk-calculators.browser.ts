import { onDemand } from '../../ui/behaviours/on-demand.ts';

/**
 * A calculator answers in the browser: nothing that was typed leaves it. Where its code cannot be had, or fails, the form is posted as
 * without a script.
 */
export function riskCalculators(root: HTMLElement): void {
  let isLost = false;
  root.addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (isLost || !(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    // Taken before anything else happens: what fails half-way may have taken the form off the page.
    const typed = new FormData(target, submitter);
    const { action } = target;
    onDemand(() => import('./on-demand/answer-here.tsx'))
      .then(({ answerHere }) => answerHere(root, target, submitter))
      .catch(() => {
        isLost = true;
        postInstead(action, typed);
      });
  });
}

function postInstead(action: string, typed: FormData): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action, hidden: true });
  for (const [name, value] of typed) {
    if (typeof value !== 'string') continue;
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
}

import { selectorOf } from './contract.ts';
import { questionContract } from './lead-to-field.contract.ts';

const controls = 'input:not([type="hidden"]), select, textarea';

/**
 * Leads from a line of an error summary to its field (`error-summary.tsx`): the question comes into view, the focus goes to its control. The
 * browser alone would scroll to the control and hide its label and its fault behind the header.
 */
export function leadToField(id: string, event: Event): void {
  const place = document.getElementById(id);
  if (!place) return;
  const control = place.matches(controls) ? place : (firstOf(place, ':checked') ?? firstOf(place, controls) ?? place);
  const question =
    control.closest(selectorOf(questionContract, 'question'))?.querySelector('legend') ?? labelOf(control) ?? control;
  event.preventDefault();
  question.scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
}

const firstOf = (place: HTMLElement, selector: string): HTMLElement | null =>
  place.querySelector<HTMLElement>(selector);

const labelOf = (control: HTMLElement): HTMLElement | null =>
  control.id === '' ? null : document.querySelector<HTMLElement>(`label[for="${CSS.escape(control.id)}"]`);

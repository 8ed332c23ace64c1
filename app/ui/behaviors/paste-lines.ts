import type { Behavior } from './behavior.ts';

/** Pastes several lines as 'a; b; c': a single-line field would join them, and each line is an exam of a pasted order. */
export function pasteLines(event: ClipboardEvent, field: HTMLInputElement): void {
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  if (!/[\r\n]/.test(pasted.trim())) return;
  event.preventDefault();
  field.setRangeText(
    pasted.trim().replace(/\s*[\r\n]+\s*/g, '; '),
    field.selectionStart ?? 0,
    field.selectionEnd ?? 0,
    'end',
  );
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The behavior for a field outside an island. An island calls `pasteLines` itself. */
export const pastedLines: Behavior = (field) => {
  field.addEventListener('paste', (event) => {
    if (field instanceof HTMLInputElement) pasteLines(event, field);
  });
};

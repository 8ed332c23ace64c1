/** A single-line field would join pasted lines, so each line becomes a piece of the order. */
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

/** On a phone, scrolls the field up until the first exam is visible, even with the keyboard open. */
export function bringIntoView(field: HTMLInputElement, results: HTMLElement): void {
  const first = results.querySelector('li, h3') ?? results;
  const { bottom } = first.getBoundingClientRect();
  const height = window.visualViewport?.height ?? window.innerHeight;
  if (field.value && bottom > height) field.form?.scrollIntoView({ block: 'start' });
}

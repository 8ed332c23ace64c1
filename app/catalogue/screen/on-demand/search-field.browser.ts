/** On a phone, scrolls the field up until the first exam is visible, even with the keyboard open. */
export function bringIntoView(field: HTMLInputElement, results: HTMLElement): void {
  const first = results.querySelector('li, h3') ?? results;
  const { bottom } = first.getBoundingClientRect();
  const height = window.visualViewport?.height ?? window.innerHeight;
  if (field.value && bottom > height) field.form?.scrollIntoView({ block: 'start' });
}

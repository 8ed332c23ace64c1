/**
 * The script in every page that starts the others: when the page has loaded and the browser is idle, or at once when the visitor
 * touches the page or presses a key. What they did before there was an answer is held and then done again: clicks and submits on
 * `data-live`, which says who answers: a `behaviour` of ours, or a `command` of the browser.
 *
 * It is written into the page as its own text, so it may use nothing from outside itself.
 */
function boot(entry: string): void {
  const held: { live: HTMLElement; type: string }[] = [];
  const answering = new Set<string>('commandForElement' in HTMLButtonElement.prototype ? ['command'] : []);

  const hold = (event: Event) => {
    // With these keys a link opens elsewhere, and needs nobody's answer.
    if (!(event.target instanceof Element) || (event instanceof MouseEvent && (event.ctrlKey || event.metaKey))) return;
    const live = event.target.closest<HTMLElement>(
      event.type === 'submit' ? 'form[data-live]' : '[data-live]:not(form)',
    );
    const by = live?.dataset.live;
    if (!live || !by || answering.has(by)) return;
    event.preventDefault();
    held.push({ live, type: event.type });
    // On a connection that hangs a link is followed all the same.
    if (live instanceof HTMLAnchorElement) setTimeout(() => answering.has(by) || location.assign(live.href), 3000);
    begin();
  };
  const release = () => {
    for (const by of ['behaviour', 'command']) answering.add(by);
    for (const { live, type } of held.splice(0)) {
      if (type === 'submit' && live instanceof HTMLFormElement) live.requestSubmit();
      else live.click();
    }
  };
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);

  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    const script = document.createElement('script');
    script.type = 'module';
    script.src = entry;
    script.onload = release;
    // Without its scripts links and forms do what they do without JavaScript.
    script.onerror = () => {
      document.documentElement.classList.remove('js');
      release();
    };
    document.head.append(script);
  };
  for (const touch of ['pointerdown', 'touchstart', 'keydown', 'focusin']) {
    addEventListener(touch, begin, { once: true, passive: true, capture: true });
  }
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2000 });
    else setTimeout(begin, 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

/** The boot script as it stands in a page; `entry` is the address of `entry.client.ts`. */
export const bootScript = (entry: string): string => `(${boot})(${JSON.stringify(entry)})`;

/** Puts the boot script at the end of a page. Throws on a page without an end: it would be left without its behaviours. */
export function withBoot(html: string, script: string): string {
  const end = html.lastIndexOf('</body>');
  if (end < 0) throw new Error('the page has no </body> to put the boot script before');
  return `${html.slice(0, end)}<script>${script}</script>${html.slice(end)}`;
}

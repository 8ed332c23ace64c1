/**
 * The part of a page's script that starts the others: when the page has loaded and the browser is idle, or at once when the visitor
 * touches the page or presses a key. What they did before there was an answer is held and then done again: clicks and submits on
 * `data-live`, which says who answers: a `behaviour` of ours, or a `command` of the browser.
 *
 * It is written into the page as its own text, so it may use nothing from outside itself.
 */
function boot(entry: string, renew: string): void {
  const held: { live: HTMLElement; type: string }[] = [];
  const answering = new Set<string>('commandForElement' in HTMLButtonElement.prototype ? ['command'] : []);

  const hold = (event: Event) => {
    // With these keys a link opens elsewhere, and needs nobody's answer.
    const opensElsewhere = event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
    if (!(event.target instanceof Element) || opensElsewhere) return;
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
    const load = (source: string, onload: () => void, onerror: () => void) => {
      const script = Object.assign(document.createElement('script'), { type: 'module', src: source, onload, onerror });
      document.head.append(script);
    };
    // Without its scripts links and forms do what they do without JavaScript.
    const giveUp = () => {
      document.documentElement.classList.remove('js');
      release();
    };
    // An old page may ask for a file that the server no longer has: `app/renew.ts` sees to that.
    load(entry, release, () => load(renew, giveUp, giveUp));
  };
  for (const touch of ['pointerdown', 'touchstart', 'keydown', 'focusin']) {
    addEventListener(touch, begin, { once: true, passive: true, capture: true });
  }
  const whenIdle = () => {
    // A page that has loaded has not been painted yet: its picture comes first. A tab behind another one is not painted at all.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => ('requestIdleCallback' in window ? requestIdleCallback(begin) : begin())),
    );
    setTimeout(begin, 2000);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

/** The boot script as it stands in a page; `entry` is the address of `entry.client.ts`. When it is gone, `renew.ts` finds out why. */
export const bootScript = (entry: string): string => `(${boot})("${entry}","/renew.js#${entry}")`;

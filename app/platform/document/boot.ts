declare global {
  interface Window {
    /** Settles when all behaviors of the page are attached (`app/entry.client.ts`); rejects if the code of one is lost. */
    behaviorsReady?: Promise<void>;
  }
}

/**
 * Starts the other scripts of a page: when the page has loaded and the browser is idle, or at once when the visitor touches the page or
 * presses a key. It holds and later replays the visitor's earlier actions: clicks and submits on elements that wait for a handler. Their
 * attribute `liveAttribute` names it: one of our behaviors ('behavior') or the browser's own command buttons ('command').
 *
 * The code of islands arrives after the entry, so the entry says when all behaviors are attached (`behaviorsReady`). A held event reaches
 * nobody until its replay, because some of them are attached earlier.
 *
 * The page contains this function as text, so it cannot use anything from outside. A page that hydrates calls it when React has taken the
 * page over (`app/hydrate.tsx`): behaviors change elements, and React must find them as the server wrote them.
 */
function boot(entry: string, renew: string, liveAttribute: string): void {
  const held: { element: HTMLElement; type: string }[] = [];
  const readyHandlers = new Set<string>('commandForElement' in HTMLButtonElement.prototype ? ['command'] : []);

  const hold = (event: Event) => {
    // With these keys a link opens elsewhere and needs no handler.
    const opensElsewhere = event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
    if (!(event.target instanceof Element) || opensElsewhere) return;
    const element = event.target.closest<HTMLElement>(
      event.type === 'submit' ? `form[${liveAttribute}]` : `[${liveAttribute}]:not(form)`,
    );
    const handler = element?.getAttribute(liveAttribute);
    if (!element || !handler || readyHandlers.has(handler)) return;
    event.preventDefault();
    event.stopPropagation();
    held.push({ element, type: event.type });
    // If the connection hangs, the link is followed anyway.
    if (element instanceof HTMLAnchorElement)
      setTimeout(() => readyHandlers.has(handler) || location.assign(element.href), 3000);
    begin();
  };
  const release = () => {
    for (const handler of ['behavior', 'command']) readyHandlers.add(handler);
    for (const { element, type } of held.splice(0)) {
      if (type === 'submit' && element instanceof HTMLFormElement) element.requestSubmit();
      else element.click();
    }
  };
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);

  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    const load = (src: string, onload: () => void, onerror: () => void) =>
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, onload, onerror }));
    // Without its scripts, links and forms work as without JavaScript.
    const giveUp = () => {
      document.documentElement.classList.remove('js', 'listed');
      release();
    };
    // An old page may request a file that the server no longer has; `app/renew.ts` handles that.
    const settle = () => Promise.resolve(window.behaviorsReady).then(release, giveUp);
    load(entry, settle, () => load(renew, giveUp, giveUp));
  };
  for (const touch of ['pointerdown', 'touchstart', 'keydown', 'focusin']) {
    addEventListener(touch, begin, { once: true, passive: true, capture: true });
  }
  const whenIdle = () => {
    // A loaded page has not been painted yet, and the paint comes first. A background tab is not painted at all.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => ('requestIdleCallback' in window ? requestIdleCallback(begin) : begin())),
    );
    setTimeout(begin, 2000);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

/** The address of the script that finds out why the entry is missing (`app/renew.ts`). */
const renewFor = (entry: string): string => `/renew.js#${entry}`;

/** Runs the boot function at once, in a page that React has hydrated. The arguments are those of `bootScript`. */
export const bootHere = (entry: string, liveAttribute: string): void => boot(entry, renewFor(entry), liveAttribute);

/**
 * Returns the inline script that boots a document: ('/assets/entry.js', 'data-live') → '(function boot(…){…})("/assets/entry.js",…)'. The
 * arguments are the address of `entry.client.ts`, and the attribute of elements that wait (`live.contract.ts`).
 */
export const bootScript = (entry: string, liveAttribute: string): string =>
  `(${boot})("${entry}","${renewFor(entry)}","${liveAttribute}")`;

import type { BootPlan } from './defer-hydration.ts';

/**
 * The script in every page that starts all others: when the page has loaded and the browser is idle, or at once when the
 * visitor touches the page or presses a key. What they did before there was an answer is held and then done again: clicks and
 * submits on `data-live`, which says who answers: a `behaviour`, the hydrated `page`, or a `command` of the browser.
 *
 * It is written into the page as its own text, so it may use nothing from outside itself.
 */
export function hydrationBoot(plan: BootPlan): void {
  const held: { live: HTMLElement; type: string; by: string }[] = [];
  const answering = new Set<string>('commandForElement' in HTMLButtonElement.prototype ? ['command'] : []);

  const hold = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const live = event.target.closest<HTMLElement>(
      event.type === 'submit' ? 'form[data-live]' : '[data-live]:not(form)',
    );
    const by = live?.dataset.live;
    if (!live || !by || answering.has(by)) return;
    event.preventDefault();
    held.push({ live, type: event.type, by });
    begin(event);
  };
  const release = (by: string) => {
    answering.add(by);
    const due = held.filter((one) => one.by === by);
    for (const one of due) {
      held.splice(held.indexOf(one), 1);
      if (one.type === 'submit' && one.live instanceof HTMLFormElement) one.live.requestSubmit();
      else one.live.click();
    }
  };
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);

  let begun = false;
  const begin = async (event?: Event) => {
    if (event) plan.touched = true;
    if (begun) return;
    begun = true;
    try {
      const { start } = await import(/* @vite-ignore */ plan.entry);
      await start(plan, release);
    } catch (failure) {
      // Without its scripts the page is as it is without JavaScript: let links and forms do what they do there.
      for (const by of ['behaviour', 'command', 'page']) release(by);
      reportError(failure);
    }
  };
  for (const touch of ['pointerdown', 'touchstart', 'keydown', 'focusin']) {
    addEventListener(touch, begin, { once: true, passive: true, capture: true });
  }
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => begin(), { timeout: 2000 });
    else setTimeout(begin, 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

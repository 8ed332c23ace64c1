import type { BootPlan, HydrationPlan } from './platform/document/defer-hydration.ts';
import { attachBehaviours } from './ui/behaviours/index.ts';

/**
 * What a page runs once it has loaded: its behaviours, which are small. React comes when the visitor shows an intent that it
 * can serve: until then links and forms work as the browser's own. A page whose "open now" goes stale wakes it, too.
 * `release` lets go of what was held for an answer.
 */
export async function start(boot: BootPlan, release: (by: string) => void): Promise<void> {
  attachBehaviours();
  release('behaviour');
  release('command');
  if (!boot.touched) await intent();
  if (boot.state) await import(/* @vite-ignore */ boot.state);
  const { __hydrationPlan: plan } = window as unknown as { __hydrationPlan: HydrationPlan };
  for (const step of plan.steps) {
    await import(/* @vite-ignore */ step);
    await pause();
  }
  const modules: Record<string, unknown> = {};
  for (const [id, url] of Object.entries(plan.routes)) modules[id] = await import(/* @vite-ignore */ url);
  Object.assign(window, { __reactRouterRouteModules: modules });
  const { hydrate } = await import('./hydrate.tsx');
  await pause();
  hydrate(() => release('page'));
}

/** The visitor touches the page, presses a key, points at a link, or has kept the page open until what it says expires. */
function intent(): Promise<void> {
  return new Promise((resolve) => {
    const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click'] as const;
    for (const sign of signs) addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
    addEventListener('pointerover', ({ target }) => target instanceof Element && target.closest('a') && resolve(), {
      passive: true,
    });
    // The page may come from a cache: the clock counts, not the time since it was loaded.
    const until = Number(document.querySelector<HTMLElement>('[data-true-until]')?.dataset.trueUntil);
    if (until > 0) setTimeout(resolve, Math.max(0, until - Date.now()));
  });
}

/** Ends the task, so that what the visitor does meanwhile is answered first. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// With Vite's own server nothing is deferred.
if (import.meta.env.DEV) {
  attachBehaviours();
  void import('./hydrate.tsx').then(({ hydrate }) => hydrate(() => {}));
}

import type { EntryContext } from 'react-router';

import { hydrationBoot } from './hydration-boot.ts';

/** What the browser fetches, and when: `entry` once the page is idle, the rest when the visitor shows an intent. */
export interface HydrationPlan {
  entry: string;
  /** In the order of evaluation: what others import comes first, so that no single task evaluates it all. */
  steps: string[];
  /** The modules of the page's routes, by id. */
  routes: Record<string, string>;
  /** The visitor has touched the page before the entry came. */
  touched: boolean;
}

/** Reads the plan off the render: React Router knows which modules the matched routes need. */
export function hydrationPlan({ manifest, staticHandlerContext }: EntryContext): HydrationPlan {
  const matched = staticHandlerContext.matches
    .map(({ route }) => manifest.routes[route.id])
    .filter((route) => route !== undefined);
  const steps = new Set([manifest.url, ...matched.flatMap(({ imports }) => imports ?? [])]);
  for (const preloaded of manifest.entry.imports) steps.delete(preloaded);
  return {
    entry: manifest.entry.module,
    steps: [...steps],
    routes: Object.fromEntries(matched.map(({ id, module }) => [id, module])),
    touched: false,
  };
}

/**
 * Takes all scripts out of the way of the first paint: React Router's module preloads are dropped, and its module script gives
 * way to a small one (`hydration-boot.ts`) that fetches the same modules when they are wanted.
 * Throws when React Router's script is not where it was: a silent miss would cost every page its speed.
 */
export function deferHydration(html: string, plan: HydrationPlan): string {
  const moduleScript = /<script type="module" async="">[\s\S]*?<\/script>/;
  if (!moduleScript.test(html))
    throw new Error('React Router no longer writes its module script as <script type="module" async="">');
  const boot = `(${hydrationBoot})(${JSON.stringify(plan).replaceAll('<', '\\u003c')})`;
  return html.replace(/<link rel="modulepreload"[^>]*>/g, '').replace(moduleScript, () => `<script>${boot}</script>`);
}

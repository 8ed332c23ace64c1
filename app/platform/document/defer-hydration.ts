import type { EntryContext } from 'react-router';

import { hydrationBoot } from './hydration-boot.ts';

/** What starts a page's scripts (`hydration-boot.ts`). */
export interface BootPlan {
  /** Comes once the page is idle. */
  entry: string;
  /** Where the state is that hydration needs; null when the page carries it. */
  state: string | null;
  /** The visitor has touched the page before the entry came. */
  touched: boolean;
}

/** What hydration fetches when the visitor shows an intent. It stands with the state, as `window.__hydrationPlan`. */
export interface HydrationPlan {
  /** In the order of evaluation: what others import comes first, so that no single task evaluates it all. */
  steps: string[];
  /** The modules of the page's routes, by id. */
  routes: Record<string, string>;
}

/** Reads the plan off the render: React Router knows which modules the matched routes need. */
export function hydrationPlan({
  manifest,
  staticHandlerContext,
}: EntryContext): HydrationPlan & Pick<BootPlan, 'entry'> {
  const matched = staticHandlerContext.matches
    .map(({ route }) => manifest.routes[route.id])
    .filter((route) => route !== undefined);
  const steps = new Set([manifest.url, ...matched.flatMap(({ imports }) => imports ?? [])]);
  for (const preloaded of manifest.entry.imports) steps.delete(preloaded);
  return {
    entry: manifest.entry.module,
    steps: [...steps],
    routes: Object.fromEntries(matched.map(({ id, module }) => [id, module])),
  };
}

/**
 * Takes all scripts out of the way of the first paint: React Router's module preloads are dropped, and its module script gives
 * way to a small one (`hydration-boot.ts`) that fetches the same modules when they are wanted.
 * Throws when React Router's script is not where it was: a silent miss would cost every page its speed.
 */
export function deferHydration(html: string, { entry, ...plan }: HydrationPlan & Pick<BootPlan, 'entry'>): string {
  const moduleScript = /<script type="module" async="">[\s\S]*?<\/script>/;
  if (!moduleScript.test(html))
    throw new Error('React Router no longer writes its module script as <script type="module" async="">');
  const state = `window.__hydrationPlan = ${inScript(plan)}`;
  const boot = `(${hydrationBoot})(${inScript({ entry, state: null, touched: false } satisfies BootPlan)})`;
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(moduleScript, () => `<script>${state}</script><script>${boot}</script>`);
}

/** A value as it may stand in a script of a page. */
const inScript = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

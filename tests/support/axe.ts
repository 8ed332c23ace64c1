import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

// The minified script takes half as long to start as the one that the package exports.
const script = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The scope of a check, by default everything. */
interface AxeScope {
  /** The parts of the page to check, by default all of it. */
  parts?: readonly string[];
  /** The only rules to run. */
  rules?: readonly string[];
}

/** A theme changes colors only, so the other rules find the same in dark and light mode. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** Expects axe to find no fault in the current page. It runs within the page, which has no frames. */
export async function expectAccessible(page: Page, { parts = ['html'], rules = [] }: AxeScope = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  const context = { include: parts.map((part) => [part]) };
  const options = { resultTypes: ['violations' as const], ...(rules.length > 0 && { runOnly: [...rules] }) };
  const found = await page.evaluate(
    async ([where, how]) => {
      const { violations, passes } = await (window as unknown as { axe: typeof axe }).axe.run(where, how);
      return {
        faults: violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
        ),
        passes: passes.length,
      };
    },
    [context, options] as const,
  );
  expect(found.faults, page.url()).toEqual([]);
  // Axe has checked something.
  expect(found.passes).toBeGreaterThan(rules.length > 0 ? 0 : 3);
}

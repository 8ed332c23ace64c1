import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

interface Judged {
  /** The parts of the page that are judged; all of it otherwise. */
  parts?: readonly string[];
  /** These rules alone. */
  rules?: readonly string[];
}

/** What a theme changes is colours: the other rules find in the dark what they find in the light. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Axe finds nothing wrong with the page as it stands. It is run within the page, which holds no frames. */
export async function expectAccessible(page: Page, { parts = ['html'], rules = [] }: Judged = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
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
  // It has looked.
  expect(found.passes).toBeGreaterThan(rules.length > 0 ? 0 : 3);
}

import type { Page } from '@playwright/test';

/** Opens the form of a list's day and hour; until then one line shows them. */
export async function openVisitForm(page: Page): Promise<void> {
  const field = page.getByLabel('Hora');
  await field.waitFor({ state: 'attached' });
  if (!(await field.isVisible())) await page.locator('summary', { hasText: 'Elegir otro día' }).click();
}

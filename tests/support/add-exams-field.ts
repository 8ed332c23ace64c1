import type { Page } from '@playwright/test';

/** Opens the field that adds exams; on a list with exams it is closed below the receipt. */
export async function openAddField(page: Page): Promise<void> {
  const field = page.getByLabel('Agregar exámenes');
  await field.waitFor({ state: 'attached' });
  if (!(await field.isVisible())) await page.locator('summary', { hasText: 'Agregar exámenes' }).click();
}

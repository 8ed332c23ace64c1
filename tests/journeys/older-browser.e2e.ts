import type { Page } from '@playwright/test';

import { expect, phones, test } from '../support/browser.ts';

// The pages support browsers from 2024. Some of those lack invoker commands, and Safari was the last to add `closedby`.

/** Removes the features that older browsers lack: the properties by which a script detects them, and their default actions. */
async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const property of ['commandForElement', 'command'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, property);
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    addEventListener('command', (event) => event.preventDefault(), true);
    const deaf = () => {
      for (const dialog of document.querySelectorAll('dialog[closedby]')) dialog.removeAttribute('closedby');
    };
    new MutationObserver(deaf).observe(document, { childList: true, subtree: true, attributeFilter: ['closedby'] });
  });
}

test.beforeEach(({ page }) => makeOlder(page));

const openerIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: phones[0] }).first();
const dialogIn = (page: Page) => page.getByRole('dialog', { name: '¿Cómo prefiere comunicarse?' });

test('a dialog that the browser cannot open by itself opens once the scripts load', async ({
  page,
  releaseScripts,
}) => {
  await page.goto('/');
  await openerIn(page).click();
  await expect(dialogIn(page)).toBeHidden();
  await releaseScripts();
  await expect(dialogIn(page)).toBeVisible();
  await expect(dialogIn(page)).toHaveJSProperty('open', true);
});

test('a dialog opens as a modal above the page, and closes by its button and by Escape', async ({ page, faults }) => {
  await page.goto('/');
  for (const close of [
    () => dialogIn(page).getByRole('button', { name: 'Cancelar' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await openerIn(page).click();
    await expect(dialogIn(page)).toBeVisible();
    expect(await dialogIn(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await close();
    await expect(dialogIn(page)).toBeHidden();
  }
  expect(faults).toEqual([]);
});

test('a click outside closes a dialog, and a click inside does not', async ({ page }) => {
  await page.goto('/');
  await openerIn(page).click();
  await dialogIn(page).getByRole('heading').click();
  await expect(dialogIn(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialogIn(page)).toBeHidden();
});

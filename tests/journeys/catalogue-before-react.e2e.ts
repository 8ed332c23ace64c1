import { expect, type Page, test } from '../support/browser.ts';

/** Text typed or sent while React loads is not lost, adds nothing to the history, and stays on the device if any script runs. */

test.use({ fetchAhead: true });

const spanish = '/examenes-laboratorio';
const field = (page: Page) => page.getByRole('main').getByRole('searchbox');

for (const [when, held] of [
  ['its component is loading', /catalogue\.island/],
  ['React is loading', /react-[\w-]+\.js/],
] as const) {
  test(`a search submitted while ${when} is answered here, adds nothing to the history, and is never sent`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && asked.push(new URL(request.url()).search));
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(held, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(spanish);
    const entries = await page.evaluate(() => history.length);
    const loading = page.waitForRequest(held);
    await field(page).focus();
    await loading;
    await field(page).pressSequentially('glicemia');
    await field(page).press('Enter');
    release();
    await expect(page.locator('#resultados')).toContainText('«glicemia»', { timeout: 20_000 });
    await expect(field(page)).toHaveValue('glicemia');
    await expect(page).toHaveURL(spanish);
    expect(asked).toEqual(['']);
    await field(page).fill('tsh');
    await field(page).press('Enter');
    await expect(page.locator('#resultados')).toContainText('«tsh»');
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
}

test('a search submitted before any script runs is answered by the server, and then leaves the address', async ({
  page,
  releaseScripts,
}) => {
  await page.goto(spanish);
  await field(page).fill('glicemia');
  await field(page).press('Enter');
  await expect(page).toHaveURL(`${spanish}?q=glicemia`);
  const entries = await page.evaluate(() => history.length);
  await expect(page.locator('#resultados')).toContainText('«glicemia»');
  await expect(field(page)).toHaveValue('glicemia');
  await field(page).press('End');
  await field(page).pressSequentially(' en');
  await releaseScripts();
  await expect(page.locator('#resultados')).toContainText('«glicemia en»', { timeout: 20_000 });
  await expect(field(page)).toHaveValue('glicemia en');
  await field(page).pressSequentially(' ayunas');
  await expect(page.locator('#resultados')).toContainText('«glicemia en ayunas»');
  await expect(page).toHaveURL(spanish);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

import { brand, expect, phones, test } from '../support/browser.ts';

for (const [what, path, most] of [
  ['a usual list', '/mi-lista?e=HEM-001,QUI-001,ORI-001', 2],
  ['a list with many requirements', '/mi-lista?e=MIC-011,MAR-015,ORI-044', 3],
  ['a list in English', '/en/mi-lista?e=END-086,ORI-041,QUI-058', 3],
  ['an exam of many values', '/examenes-laboratorio/hemograma-iv', 7],
] as const) {
  test(`${what} is printed on ${most} sheets at most, A4 or letter`, async ({ page }) => {
    await page.goto(path);
    for (const format of ['A4', 'Letter']) {
      const sheet = await page.pdf({ format });
      expect(Number(/\/Count (\d+)/.exec(sheet.toString('latin1'))?.[1]), format).toBeLessThanOrEqual(most);
    }
  });
}

test('the plan is printed in eleven points or more, with each price, the addresses, and the hours', async ({
  page,
}) => {
  await page.goto('/mi-lista?e=HEM-001,QUI-001');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const size = await main
    .getByText(/^Cene a más tardar/)
    .evaluate((line) => parseFloat(getComputedStyle(line).fontSize));
  expect(size).toBeGreaterThan(15);
  await expect(main.getByRole('listitem').filter({ hasText: /HEM-001 \$/ })).toBeVisible();
  await expect(main.getByText(/Calle 47D.*lunes a viernes/)).toBeVisible();
});

test('the sheet has the patient, the phone, and the date, and leaves out the controls', async ({ page }) => {
  await page.goto('/mi-lista?e=HEM-001,QUI-001');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByText(brand, { exact: true })).toBeVisible();
  await expect(main.getByText(phones[0])).toBeVisible();
  await expect(main.getByText(/^Plan del \d+ de \S+ de \d{4}$/)).toBeVisible();
  await expect(main.getByText(/^Cene a más tardar/)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  // The skip link is above the sheet, and would be at the foot of the first of two.
  await expect(page.getByText('Ir al contenido')).toBeHidden();
});

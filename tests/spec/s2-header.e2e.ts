import {
  city,
  digitsOf,
  email,
  expect,
  expectChat,
  greetings,
  phones,
  scrollTo,
  scrollTop,
  test,
  waitForBehaviors,
} from '../support/browser.ts';

const phone = phones[0];

for (const width of [320, 360, 1440]) {
  test(`S2.19 at ${width} px the strip with phone, e-mail, language selector, and city stays at the top`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    for (const top of [0, 1500]) {
      await scrollTo(page, top);
      const strip = page.getByRole('banner').getByRole('region', { name: 'Contacto rápido' });
      await expect(strip.getByRole('button', { name: phone })).toBeInViewport({ ratio: 0.6 });
      await expect(strip.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
      await expect(strip.getByRole('link', { name: email })).toBeInViewport();
      await expect(strip.getByText(city, { exact: true })).toBeInViewport({ ratio: 1 });
      const languages = strip.getByRole('navigation', { name: 'Idioma' });
      await expect(languages.getByRole('link', { name: 'English' })).toBeInViewport({ ratio: 0.7 });
      await expect(languages.getByRole('link', { name: 'Español' })).toHaveAttribute('aria-current', 'true');
    }
  });
}

test('S2.19 on a phone in landscape the bar stays, and the strip disappears to leave room for the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/');
  await waitForBehaviors(page);
  const strip = page.getByRole('banner').getByRole('region', { name: 'Contacto rápido' });
  await expect(strip.getByText(city, { exact: true })).toBeInViewport();
  await scrollTo(page, 1500);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Agendar cita' })).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(66);
});

for (const width of [1024, 1043, 1100]) {
  test(`S2.20 at ${width} px the whole header fits the screen beside a list, in either language`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await page.addInitScript(() => localStorage.setItem('exam-list', 'HEM-001,QUI-001,PAN-001,END-001,ORI-001'));
    for (const path of ['/', '/en']) {
      await page.goto(path);
      await waitForBehaviors(page);
      const banner = page.getByRole('banner');
      await expect(banner.locator('.list-link')).toBeVisible();
      const right = await banner
        .locator('a, button')
        .evaluateAll((controls) => Math.max(...controls.map((control) => control.getBoundingClientRect().right)));
      expect(right).toBeLessThanOrEqual(width);
    }
  });
}

test('S2.19 the logo leads home from another page', async ({ page }) => {
  await page.goto('/servicios');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /ir al inicio/ })
    .click();
  await expect(page).toHaveURL('/');
  await page.goto('/en/servicios');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /go to home page/ })
    .click();
  await expect(page).toHaveURL('/en');
});

test('S2.19 on the home page the logo scrolls to the top', async ({ page }) => {
  await page.goto('/');
  await waitForBehaviors(page);
  await scrollTo(page, 1200);
  expect(await scrollTop(page)).toBeGreaterThan(1000);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /ir al inicio/ })
    .click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page).toHaveURL('/');
});

test('S2.22 a click on the phone number offers: call, WhatsApp, or cancel', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: phone }).click();
  const dialog = page.getByRole('dialog', { name: '¿Cómo prefiere comunicarse?' });
  await expect(dialog.getByText(phone, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', `tel:+${digitsOf(phone)}`);
  await expectChat(dialog.getByRole('link', { name: 'WhatsApp' }), greetings.advice);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
});

test('S2.22 a phone number in the footer offers the same', async ({ page }) => {
  await page.goto('/en');
  const second = phones.at(-1) ?? '';
  await page.getByRole('contentinfo').getByRole('button', { name: second }).click();
  const dialog = page.getByRole('dialog', { name: 'How would you like to reach us?' });
  await expect(dialog.getByRole('link', { name: 'Call' })).toHaveAttribute('href', `tel:+${digitsOf(second)}`);
  // The chat uses the mobile phone, so beside a landline it shows its own number.
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toContainText(phone);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

import {
  beginningWith,
  expect,
  expectChat,
  greetings,
  type Page,
  scrollTo,
  shortBrand,
  test,
  waitForBehaviors,
} from '../support/browser.ts';

test('S2.17 the floating chat button opens a chat that asks for advice on services', async ({ page }) => {
  await page.goto('/');
  await expectChat(page.getByRole('link', { name: 'Pedir asesoría por WhatsApp' }), greetings.advice);
  await page.goto('/en');
  await expectChat(page.getByRole('link', { name: 'Ask for advice on WhatsApp' }), beginningWith(greetings.advice));
});

test('S2.17 a welcome bubble greets and asks, and its close button closes it', async ({ page }) => {
  await page.goto('/');
  const welcome = page.getByRole('region', { name: 'Bienvenida al chat' });
  await expect(welcome.getByText(`¡Bienvenido a ${shortBrand}!`, { exact: true })).toBeInViewport();
  await expect(welcome.getByText('¿Cómo te puedo ayudar?', { exact: true })).toBeInViewport();
  await welcome.getByRole('button', { name: 'Cerrar la bienvenida' }).click();
  await expect(welcome).toBeHidden();
  await expect(page.getByRole('link', { name: 'Pedir asesoría por WhatsApp' })).toBeInViewport();
});

test('S4.03 a closed welcome bubble stays closed while the visitor reads on', async ({ page }) => {
  await page.goto('/');
  const welcome = page.getByRole('region', { name: 'Bienvenida al chat' });
  await welcome.getByRole('button', { name: 'Cerrar la bienvenida' }).click();
  await expect(welcome).toBeHidden();
  await scrollTo(page, 2000);
  await expect(welcome).toBeHidden();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Servicios' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lo que podemos estudiar por usted' })).toBeVisible();
  await expect(welcome).toBeHidden();
});

const invitation = (page: Page) => page.getByRole('link', { name: '¿Dudas? Escríbanos por WhatsApp' });

/** Sets the clock of the invitation's animation to this number of milliseconds after the page appeared. */
async function invitationAt(page: Page, milliseconds: number): Promise<void> {
  await invitation(page).evaluate((link, time) => {
    const animations = link.getAnimations({ subtree: true });
    if (animations.length === 0) throw new Error('the invitation is not animated');
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = time;
    }
  }, milliseconds);
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test(`S2.18 at ${viewport.width} px the invitation is at the bottom left, expanded, and collapses after 10,000 ms`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const widthOf = async () => (await invitation(page).boundingBox())?.width ?? 0;
    await invitationAt(page, 9_999);
    const box = await invitation(page).boundingBox();
    expect(box?.x).toBeLessThan(40);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(viewport.height - 60);
    await expect(invitation(page).getByText('¿Dudas? Escríbanos')).toBeInViewport({ ratio: 1 });
    const expanded = await widthOf();

    await invitationAt(page, 10_500);
    const collapsed = await widthOf();
    expect(collapsed).toBeLessThan(expanded * 0.6);
    expect(collapsed).toBeGreaterThanOrEqual(44);
    await expect(invitation(page)).toBeVisible();
  });
}

test('S2.18 the invitation opens the same chat as the floating button, expanded or collapsed', async ({ page }) => {
  await page.goto('/');
  await expectChat(invitation(page), greetings.advice);
  await invitationAt(page, 10_500);
  await expectChat(invitation(page), greetings.advice);
});

test('S4.03 a visitor who closed the welcome does not see it on the next page, and sees it the next day', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Cerrar la bienvenida' }).click();
  await page.goto('/servicios');
  const welcome = page.getByRole('region', { name: 'Bienvenida al chat' });
  await expect(welcome).toBeHidden();
  await expect(invitation(page).getByText('¿Dudas? Escríbanos')).toHaveCSS('opacity', '0');
  await page.evaluate((aMomentAgo) => localStorage.setItem('site-greeted', aMomentAgo), String(Date.now() - 1_000));
  await page.goto('/');
  await expect(welcome).toBeVisible();
});

test('S2.18 the invitation collapses once a visit, and opens again half an hour later', async ({ page }) => {
  await page.clock.install({ time: '2026-11-17T15:00:00Z' });
  await page.goto('/');
  await waitForBehaviors(page);
  await invitationAt(page, 10_300);
  await invitation(page).evaluate((link) => {
    for (const animation of link.getAnimations({ subtree: true })) animation.play();
  });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('site-greeted'))).not.toBeNull();
  await page.goto('/servicios');
  const text = invitation(page).getByText('¿Dudas? Escríbanos');
  await expect(text).toHaveCSS('opacity', '0');
  await page.clock.fastForward('31:00');
  await page.reload();
  await expect(text).toHaveCSS('opacity', '1');
});

test('S2.17 only the home page has the welcome', async ({ page }) => {
  await page.goto('/servicios');
  await expect(invitation(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bienvenida al chat' })).toHaveCount(0);
});

test('S2.17 the welcome, which needs a script to close, does not open without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Pedir asesoría por WhatsApp' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bienvenida al chat' })).toBeHidden();
  await context.close();
});

import { expectAccessible } from '../support/axe.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { policyVersion, storedChoice } from '../support/consent.ts';

// S4.06 and D7: a visitor without a stored choice gets the question. Accepting, refusing, and choosing take one tap each.
test.use({ hasAnswered: false });

const words = {
  es: {
    home: '/',
    notice: 'Aviso de cookies',
    answers: ['Aceptar', 'Rechazar', 'Elegir'],
    preferences: 'Preferencias de cookies',
    save: 'Guardar mi elección',
    policy: '/politica-cookies',
  },
  en: {
    home: '/en',
    notice: 'Cookie notice',
    answers: ['Accept', 'Refuse', 'Choose'],
    preferences: 'Cookie preferences',
    save: 'Save my choice',
    policy: '/en/politica-cookies',
  },
} as const;

const noticeOf = (page: Page, locale: 'es' | 'en' = 'es') => page.getByRole('region', { name: words[locale].notice });
const dialogOf = (page: Page, locale: 'es' | 'en' = 'es') =>
  page.getByRole('dialog', { name: words[locale].preferences });
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null'));
const boxOf = async (locator: ReturnType<Page['locator']>) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
};

for (const locale of ['es', 'en'] as const) {
  const [accept, refuse, choose] = words[locale].answers;

  for (const [answer, allowed] of [
    [accept, true],
    [refuse, false],
  ] as const) {
    test(`S3.01 S4.06 “${answer}” is stored with the policy’s version and the date, and the question does not return`, async ({
      page,
    }) => {
      await page.goto(words[locale].home);
      await noticeOf(page, locale).getByRole('button', { name: answer, exact: true }).click();
      await expect(noticeOf(page, locale)).toHaveCount(0);
      expect(await stored(page)).toEqual({
        analytics: allowed,
        marketing: allowed,
        functional: allowed,
        version: policyVersion,
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      });
      await page.goto(`${words[locale].policy}`, { waitUntil: 'networkidle' });
      await expect(noticeOf(page, locale)).toHaveCount(0);
    });
  }

  test(`S4.06 “${choose}” opens the preferences without a preselection, and each category is stored separately`, async ({
    page,
  }) => {
    await page.goto(words[locale].home);
    await noticeOf(page, locale).getByRole('button', { name: choose, exact: true }).click();
    const dialog = dialogOf(page, locale);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    const groups = await dialog.getByRole('group').all();
    expect(groups).toHaveLength(3);
    for (const [index, group] of groups.entries())
      await group
        .getByRole('radio')
        .nth(index === 0 ? 0 : 1)
        .check();
    await dialog.getByRole('button', { name: words[locale].save }).click();
    await expect(dialog).toBeHidden();
    await expect(noticeOf(page, locale)).toHaveCount(0);
    expect(await stored(page)).toMatchObject({ analytics: true, marketing: false, functional: false });
  });

  test(`D7 the footer of ${words[locale].home} reopens the preferences with the earlier choice`, async ({ page }) => {
    await page.addInitScript(
      ({ name, value }) => localStorage.setItem(name, value),
      storedChoice({ analytics: false, marketing: true, functional: false }),
    );
    await page.goto(words[locale].home, { waitUntil: 'networkidle' });
    await page.getByRole('contentinfo').getByRole('link', { name: words[locale].preferences }).click();
    const dialog = dialogOf(page, locale);
    await expect(dialog).toBeVisible();
    const chosen = await dialog
      .getByRole('radio', { checked: true })
      .evaluateAll((all) =>
        all.map((radio) => (radio instanceof HTMLInputElement ? `${radio.name} ${radio.value}` : '')),
      );
    expect(chosen).toEqual(['analytics no', 'marketing yes', 'functional no']);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
}

test('D7 a new version of the policy asks again', async ({ page }) => {
  await page.addInitScript(
    ({ name, value }) => localStorage.setItem(name, value),
    storedChoice({ analytics: true, marketing: true, functional: true, version: '2001-01-01' }),
  );
  await page.goto('/');
  await expect(noticeOf(page)).toBeVisible();
});

test('D7 the three answers are equally easy: as high, as plain, in one row, by keyboard right after the skip link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(noticeOf(page)).toBeVisible();
  const looks = await noticeOf(page)
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((button) => {
        const { height, top } = button.getBoundingClientRect();
        const { color, backgroundColor, borderStyle, fontSize, fontWeight } = getComputedStyle(button);
        return JSON.stringify({
          height,
          top,
          color,
          backgroundColor,
          borderStyle,
          fontSize,
          fontWeight,
        });
      }),
    );
  expect(looks).toHaveLength(3);
  expect(new Set(looks).size).toBe(1);
  expect(JSON.parse(looks[0] ?? '{}').height).toBeGreaterThanOrEqual(36);
  await expect(page.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused();
  for (const answer of words.es.answers) {
    await page.keyboard.press('Tab');
    await expect(noticeOf(page).getByRole('button', { name: answer, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
});

// The status of the closed dialog once stood below the footer of every page, as a visible line.
test('D7 after the answer the page still ends with its footer', async ({ page }) => {
  await page.goto('/');
  await noticeOf(page).getByRole('button', { name: 'Rechazar', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Su elección quedó guardada.' })).toBeAttached();
  const rest = () =>
    page.evaluate(() => {
      const end = document.querySelector('body > footer, footer.site-footer')?.getBoundingClientRect().bottom ?? 0;
      return Math.abs(Math.round(document.documentElement.scrollHeight - window.scrollY - end));
    });
  await expect.poll(rest).toBe(0);
});

test('D7 the question does not block the page behind it', async ({ page }) => {
  await page.goto('/');
  await expect(noticeOf(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL('/contacto');
  await expect(noticeOf(page)).toBeVisible();
});

interface Paints {
  shifts: number;
  largest: string;
}

/**
 * Records layout shifts after the question appears, and whether it is the largest contentful paint. Before it appears, a busy machine may
 * paint half a page, and the other half then shifts it. The font is blocked, because a late font shifts things, too.
 */
async function watchPaints(page: Page): Promise<void> {
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.addInitScript(() => {
    const seen: Paints = { shifts: 0, largest: '' };
    Object.assign(window, { paints: seen });
    let cameAt = Number.POSITIVE_INFINITY;
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.consent-notice')) return;
      cameAt = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const { startTime, value } of list.getEntries() as unknown as { startTime: number; value: number }[])
        if (startTime >= cameAt) seen.shifts += value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { element } of list.getEntries() as unknown as { element: Element | null }[])
        seen.largest = element?.closest('.consent-notice') ? 'the question' : 'the page';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

const paintsOf = (page: Page): Promise<Paints> => page.evaluate(() => (window as unknown as { paints: Paints }).paints);

for (const path of ['/servicios', '/blog', '/servicios/paquetes/its', '/portal-resultados', '/no-existe']) {
  test(`D7 on a phone the question on ${path} moves nothing and is not its largest paint`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await watchPaints(page);
    await page.goto(path);
    await expect(noticeOf(page)).toBeVisible();
    expect(await paintsOf(page)).toEqual({ shifts: 0, largest: 'the page' });
  });
}

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const) {
  test(`D7 at ${width} px the question covers neither the chat nor the main action, and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await watchPaints(page);
    await page.goto('/');
    const notice = noticeOf(page);
    await expect(notice).toBeVisible();
    const box = await boxOf(notice);
    const ways = [
      ...(await page.getByRole('banner').getByRole('link', { name: 'Agendar cita' }).filter({ visible: true }).all()),
      ...(await page.locator('.chat-dock a').filter({ visible: true }).all()),
      page.getByRole('main').getByRole('search').getByRole('button', { name: 'Buscar' }),
    ];
    expect(ways.length).toBeGreaterThanOrEqual(3);
    for (const way of ways) {
      const other = await boxOf(way);
      const apart =
        other.x + other.width <= box.x ||
        box.x + box.width <= other.x ||
        other.y + other.height <= box.y ||
        box.y + box.height <= other.y;
      expect(apart, `${await way.textContent()} ${JSON.stringify([other, box])}`).toBe(true);
    }
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await paintsOf(page)).toEqual({ shifts: 0, largest: 'the page' });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test(`axe finds no fault in the question and the preferences at ${width} px in ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expect(noticeOf(page)).toBeVisible();
      await expectAccessible(page, { parts: ['.consent-notice'] });
      await noticeOf(page).getByRole('button', { name: 'Elegir' }).click();
      await expectAccessible(page, { parts: ['.consent-dialog'] });
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('D7 loads nothing, asks nothing, and the policy says so', async ({ page }) => {
    await page.goto('/');
    await expect(noticeOf(page)).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Preferencias de cookies' }).click();
    await expect(page).toHaveURL('/politica-cookies#preferencias');
    await expect(page.getByText('Su navegador no ejecuta JavaScript')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
});

test('D7 the policy’s own page contains the preferences', async ({ page }) => {
  await page.goto('/politica-cookies#preferencias');
  const form = page.locator('main form');
  await form.getByRole('button', { name: 'Rechazar todo' }).click();
  await expect(form.getByText('Su elección quedó guardada.')).toBeVisible();
  await expect(noticeOf(page)).toHaveCount(0);
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(3);
  expect(await stored(page)).toMatchObject({ analytics: false, marketing: false, functional: false });
});

test('D7 a press on the policy’s own page before its scripts load is kept', async ({ page, releaseScripts }) => {
  await page.goto('/politica-cookies', { waitUntil: 'commit' });
  await policyForm(page).getByRole('button', { name: 'Rechazar todo' }).click();
  await releaseScripts();
  await expect(policyForm(page).getByText(saved)).toBeVisible();
  expect(await stored(page)).toMatchObject({ analytics: false, marketing: false, functional: false });
});

const policyForm = (page: Page) => page.locator('main form[data-consent-form]');
const chosenIn = (page: Page) =>
  policyForm(page)
    .getByRole('radio', { checked: true })
    .evaluateAll((all) =>
      all.map((radio) => (radio instanceof HTMLInputElement ? `${radio.name} ${radio.value}` : '')),
    );
const unanswered = 'Usted todavía no ha elegido.';
const saved = 'Su elección quedó guardada.';
const outdated = 'Esta política cambió después de su última elección.';

test('D7 without browser storage the choice applies to the page and does not claim to be stored', async ({
  page,
  faults,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto('/politica-cookies');
  await expect(noticeOf(page)).toBeVisible();
  await policyForm(page).getByRole('button', { name: 'Rechazar todo' }).click();
  await expect(policyForm(page).getByRole('status')).toHaveText(
    'Su navegador no guarda la elección: vale solo en esta página.',
  );
  await expect(page.getByText(saved)).toHaveCount(0);
  await expect(policyForm(page).getByText(unanswered)).toBeHidden();
  await expect(noticeOf(page)).toHaveCount(0);
  expect(await chosenIn(page)).toEqual(['analytics no', 'marketing no', 'functional no']);
  expect(faults).toEqual([]);
});

test('D7 if the form’s script fails to load, the page does not claim that a refusal was stored', async ({ page }) => {
  await page.route('**/assets/consent-notice*', (route) => route.abort('blockedbyclient'));
  await page.goto('/politica-cookies');
  for (const name of ['Rechazar todo', 'Guardar mi elección']) {
    await policyForm(page).getByRole('button', { name }).click();
    await expect(policyForm(page).getByRole('status')).toContainText('No pudimos guardar su elección');
  }
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBeNull();
});

test('D7 an answer to an older version of the policy is not shown as one to the current version', async ({ page }) => {
  await page.addInitScript(
    ({ name, value }) => {
      if (!localStorage.getItem(name)) localStorage.setItem(name, value);
    },
    storedChoice({ analytics: true, marketing: true, functional: true, version: '2001-01-01' }),
  );
  await page.goto('/politica-cookies');
  await expect(noticeOf(page)).toBeVisible();
  expect(await chosenIn(page)).toEqual([]);
  await expect(policyForm(page).getByText(outdated)).toBeVisible();
  await expect(policyForm(page).getByText(unanswered)).toBeHidden();
  await policyForm(page).getByRole('button', { name: 'Rechazar todo' }).click();
  await expect(policyForm(page).getByText(outdated)).toBeHidden();
  expect(await chosenIn(page)).toEqual(['analytics no', 'marketing no', 'functional no']);
});

test('D7 two tabs share one choice: an answer in one closes the question and updates the other', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await page.goto('/nosotros');
  await expect(noticeOf(page)).toBeVisible();
  await other.goto('/politica-cookies');
  await expect(noticeOf(other)).toBeVisible();
  await policyForm(other).getByRole('button', { name: 'Aceptar todo' }).click();
  await expect(noticeOf(page)).toHaveCount(0);
  await expect(policyForm(other).getByText(saved)).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: words.es.preferences }).click();
  await dialogOf(page).getByRole('button', { name: 'Rechazar todo' }).click();
  await expect.poll(() => chosenIn(other)).toEqual(['analytics no', 'marketing no', 'functional no']);
  await expect(policyForm(other).getByText(saved)).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await expect.poll(() => chosenIn(other)).toEqual([]);
  await expect(policyForm(other).getByText(unanswered)).toBeVisible();
});

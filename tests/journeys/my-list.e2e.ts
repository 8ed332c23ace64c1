import { openAddField } from '../support/add-exams-field.ts';
import { expectAccessible } from '../support/axe.ts';
import { digitsOf, expect, type Page, test, whatsapp } from '../support/browser.ts';
import { openVisitForm } from '../support/visit-form.ts';

const add = async (page: Page, name: string): Promise<void> => {
  await openAddField(page);
  await page.getByLabel('Agregar exámenes').fill(name);
  await page.getByRole('main').getByRole('button', { name: 'Agregar' }).click();
};
const quoteOf = async (page: Page): Promise<string> => {
  const href =
    (await page.getByRole('main').getByRole('link', { name: 'Agendar por WhatsApp' }).getAttribute('href')) ?? '';
  expect(href).toContain(`https://wa.me/${digitsOf(whatsapp)}`);
  return new URL(href).searchParams.get('text') ?? '';
};
const emptyList = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Vaciar mi lista' }).click();
  await page.getByRole('dialog', { name: '¿Vaciar la lista?' }).getByRole('link', { name: 'Sí, vaciarla' }).click();
};
/** Asks when an exam would be ready. */
const askWhen = async (page: Page, exam: string): Promise<void> => {
  await page.goto('/entrega-rapida');
  await page.getByLabel('Examen', { exact: true }).fill(exam);
  await page.getByRole('button', { name: 'Ver la fecha' }).click();
  await expect(page.getByLabel('Examen', { exact: true })).toHaveValue(exam);
};
/** Adds exams one after the other: the field is empty when one is on the list. */
const addAll = async (page: Page, ...names: string[]): Promise<void> => {
  for (const name of names) {
    await add(page, name);
    await expect(page.getByLabel('Agregar exámenes')).toHaveValue('');
  }
};
/** The codes of the list that this browser keeps; the page may be on its way to another address. */
const stored = (page: Page) => () => page.evaluate(() => localStorage.getItem('exam-list')).catch(() => 'not read');
const exams = (page: Page) => page.getByRole('region', { name: 'Sus exámenes' }).getByRole('listitem');
const expectList = async (page: Page, ...codes: string[]): Promise<void> => {
  await expect(page).toHaveURL('/mi-lista');
  await expect.poll(stored(page)).toBe(codes.join());
  await expect(exams(page)).toHaveText(codes.map((code) => new RegExp(code)));
};
const countOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Mi lista de exámenes: / });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('three exams by their common names are one plan, one date, and one message', async ({ page }) => {
      await page.goto('/mi-lista');
      await addAll(page, 'cuadro ematico', 'azucar', 'parcial de orina');
      if (javaScriptEnabled) await expectList(page, 'HEM-001', 'QUI-001', 'ORI-001');
      else await expect(page).toHaveURL('/mi-lista?e=HEM-001,QUI-001,ORI-001#ORI-001');
      const main = page.getByRole('main');
      await expect(main.getByText(/^Cene a más tardar/)).toHaveCount(1);
      await expect(main.getByText(/primera orina de la mañana/)).toHaveCount(1);
      await expect(main.getByText('Resultados, a más tardar')).toHaveCount(1);
      await expect(main.getByText(/^(lunes|martes|miércoles|jueves|viernes|sábado) \d+ · 5:00/)).toHaveCount(1);
      await expect(main.getByText(/mL de sangre: .*cucharadita/)).toBeVisible();
      expect((await quoteOf(page)).split('\n').filter((line) => line.startsWith('- '))).toEqual([
        expect.stringMatching(/^- HEM-001 Hemograma/),
        expect.stringMatching(/^- QUI-001 Glucosa/),
        expect.stringMatching(/^- ORI-001 Uroanálisis/),
      ]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });

    test('a visitor who looks in the catalog for another exam keeps those of the list', async ({ page }) => {
      await page.goto('/mi-lista?e=HEM-001,QUI-001');
      await openAddField(page);
      await page.getByRole('link', { name: 'Buscar en el catálogo' }).click();
      const main = page.getByRole('main');
      await main.getByRole('searchbox').fill('tsh');
      await main.getByRole('searchbox').press('Enter');
      await main
        .getByRole('link', { name: /^Agregar/ })
        .first()
        .click();
      if (!javaScriptEnabled) {
        await expect(page).toHaveURL(/\/mi-lista\?e=HEM-001,QUI-001,[A-Z]{3}-\d{3}$/);
        return;
      }
      await countOf(page).click();
      await expect(page).toHaveURL('/mi-lista');
      await expect(exams(page)).toHaveText([/HEM-001/, /QUI-001/, /TSH/]);
    });

    test('an exam is removed, an unknown one is reported, and an impossible day is explained', async ({ page }) => {
      await page.goto('/mi-lista?e=HEM-001,QUI-001');
      await page.getByRole('link', { name: /^Quitar Hemograma/ }).click();
      if (javaScriptEnabled) await expectList(page, 'QUI-001');
      else await expect(page).toHaveURL('/mi-lista?e=QUI-001');
      await add(page, 'unicornio');
      await expect(page.getByRole('alert').getByText(/No encontramos «unicornio»/)).toBeVisible();
      await expect(page.getByText(/^Glucosa basal/).first()).toBeVisible();
      await openVisitForm(page);
      await page.getByLabel('Hora').fill('03:00');
      await page.getByRole('button', { name: 'Ver las fechas' }).click();
      await expect(page.getByLabel('Hora')).toHaveValue('03:00');
      await expect(page.getByLabel('Hora')).toHaveAccessibleDescription(/estamos cerrados/);
    });
  });
}

// The total and the chat had a bar each, and together covered a seventh of a phone.
test('on a phone the list has one bar of 60 px at the lower edge, with the chat at its ends', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/mi-lista?e=HEM-001,QUI-001');
  const ends = ['¿Dudas? Escríbanos por WhatsApp', 'Pedir asesoría por WhatsApp'].map((name) =>
    page.getByRole('link', { name }).boundingBox(),
  );
  const [first, last, ask] = await Promise.all([
    ...ends,
    page.getByRole('main').getByRole('link', { name: 'Agendar', exact: true }).boundingBox(),
  ]);
  for (const end of [first, last]) expect([end?.y, end?.height]).toEqual([680, 60]);
  expect(ask?.y).toBeGreaterThanOrEqual(680);
  expect(ask?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
  expect((ask?.x ?? 0) + (ask?.width ?? 0)).toBeLessThan(last?.x ?? 0);
});

test('the browser stores the list: two tabs are in sync, and a stranger’s link does not overwrite it', async ({
  page,
  context,
}) => {
  await page.goto('/mi-lista');
  await addAll(page, 'cuadro ematico', 'azucar');
  await expect(countOf(page)).toHaveAccessibleName('Mi lista de exámenes: 2');

  const other = await context.newPage();
  await other.goto('/mi-lista');
  await expectList(other, 'HEM-001', 'QUI-001');
  await other.getByRole('link', { name: /^Quitar Hemograma/ }).click();
  await expectList(page, 'QUI-001');

  for (const link of ['/mi-lista?e=ORI-001', '/mi-lista#e=ORI-001']) {
    await other.goto('/nosotros');
    await other.goto(link);
    await expect(other.getByText('En este navegador hay otra lista guardada.')).toBeVisible();
    await expect(exams(other)).toHaveText([/ORI-001/]);
    await other.getByRole('link', { name: 'Ver la mía' }).click();
    await expectList(other, 'QUI-001');
  }
  await other.goto('/mi-lista?e=ORI-001');
  await other.getByRole('button', { name: 'Guardar esta' }).click();
  await expectList(page, 'ORI-001');

  await emptyList(other);
  await expect(other.getByRole('heading', { name: 'Cómo se usa' })).toBeVisible();
  await expect(countOf(other)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Cómo se usa' })).toBeVisible();
});

// On a borrowed phone, Back used to bring an emptied list to life again and to store it.
test('an emptied list stays empty after Back, and an exam that was taken off stays off', async ({ page }) => {
  await page.goto('/examenes-laboratorio');
  await page.goto('/mi-lista?e=HEM-001,QUI-001');
  await expectList(page, 'HEM-001', 'QUI-001');
  await openVisitForm(page);
  await page.getByLabel('Hora').fill('09:00');
  await page.getByRole('button', { name: 'Ver las fechas' }).click();
  await expect(page).toHaveURL(/\/mi-lista#dia=[\d-]+&hora=09%3A00$/);
  await page.getByRole('link', { name: /^Quitar Hemograma/ }).click();
  await expect(exams(page)).toHaveText([/QUI-001/]);
  await page.goBack();
  await expectList(page, 'QUI-001');
  await expect(page.getByText('En este navegador hay otra lista guardada.')).toBeHidden();

  await emptyList(page);
  await expect.poll(stored(page)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/examenes-laboratorio');
  await page.goForward();
  await expect(page).toHaveURL('/mi-lista');
  await expect(page.getByRole('main')).not.toContainText('QUI-001');
  await expect.poll(stored(page)).toBeNull();
  await expect(countOf(page)).toBeHidden();
});

test('on a small phone the emptied list says that it is empty, in view and in focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const empty of [() => emptyList(page), () => page.getByRole('link', { name: /^Quitar Hemograma/ }).click()]) {
    await page.goto('/mi-lista?e=HEM-001');
    await expectList(page, 'HEM-001');
    await empty();
    const said = page.getByRole('status').filter({ hasText: 'Su lista está vacía.' });
    await expect(said).toBeInViewport();
    await expect(said).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a close request of the browser closes the question, and the list and the page stay', async ({ page }) => {
  await page.goto('/mi-lista?e=HEM-001');
  await expectList(page, 'HEM-001');
  await page.getByRole('button', { name: 'Vaciar mi lista' }).click();
  await expect(page.getByRole('dialog', { name: '¿Vaciar la lista?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectList(page, 'HEM-001');
});

test('a list from another person cannot be emptied, and the visitor’s own list stays', async ({ page }) => {
  await page.goto('/mi-lista?e=HEM-001');
  await expect(countOf(page)).toHaveAccessibleName('Mi lista de exámenes: 1');
  await page.goto('/mi-lista?e=ORI-001');
  await expect(page.getByText('En este navegador hay otra lista guardada.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vaciar mi lista' })).toBeHidden();
});

test('on a slow connection adding and removing before any script loads gives the same list', async ({ page }) => {
  const beforeScripts = async (open: () => Promise<unknown>, press: () => Promise<void>) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await open();
    await press();
    release();
  };
  await page.goto('/mi-lista');
  await add(page, 'cuadro ematico');
  await expect(countOf(page)).toHaveAccessibleName('Mi lista de exámenes: 1');

  await beforeScripts(
    () => page.goto('/examenes-laboratorio/tsh', { waitUntil: 'commit' }),
    () => page.getByRole('link', { name: 'Agregar a mi lista' }).click(),
  );
  await expect(countOf(page)).toHaveAccessibleName('Mi lista de exámenes: 2');
  await page.unrouteAll({ behavior: 'wait' });
  await countOf(page).click();
  await expectList(page, 'HEM-001', 'END-003');

  await page.goto('/nosotros');
  await beforeScripts(
    () => page.goto('/mi-lista?e=HEM-001,END-003', { waitUntil: 'commit' }),
    () => page.getByRole('link', { name: /^Quitar Hemograma/ }).click(),
  );
  await expectList(page, 'END-003');
  await expect(countOf(page)).toHaveAccessibleName('Mi lista de exámenes: 1');
  await expect(page.getByText('En este navegador hay otra lista guardada.')).toBeHidden();
});

test.describe('with the browser’s own search', () => {
  test.use({ fetchAhead: true });

  test('a new visitor’s first exam stays marked in every later search, and leads to the list', async ({ page }) => {
    await page.goto('/examenes-laboratorio');
    const results = page.locator('[data-exam-results]');
    const search = async (text: string) => {
      await page.getByRole('main').getByRole('searchbox').fill(text);
      await expect(results.locator('h2').first()).toContainText(`«${text}»`);
    };
    const tsh = results.locator('a[data-list-add="END-001"]').first();
    await search('tsh');
    await tsh.click();
    await expect(tsh).toHaveText(/^En su lista: /);
    await search('colesterol');
    await search('tsh');
    await expect(tsh).toHaveText(/^En su lista: /);
    await tsh.click();
    await expectList(page, 'END-001');
  });
});

test('an exam from another tab stays when an outdated page removes an exam', async ({ page, context }) => {
  await page.goto('/mi-lista?e=HEM-001,QUI-001');
  await expect(countOf(page)).toHaveAccessibleName('Mi lista de exámenes: 2');
  // A tab gets no event for its own write, so this tab does not know of it, as if it came from the back-forward cache.
  await page.evaluate(() => localStorage.setItem('exam-list', 'HEM-001,QUI-001,ORI-001'));
  await page.getByRole('link', { name: /^Quitar Hemograma/ }).click();
  await expectList(page, 'QUI-001', 'ORI-001');
  const other = await context.newPage();
  await other.goto('/mi-lista');
  await expectList(other, 'QUI-001', 'ORI-001');
});

test('a browser without storage has the list of the address, and removes one exam from it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto('/mi-lista?e=HEM-001,QUI-001,ORI-001');
  await page.getByRole('link', { name: /^Quitar Hemograma/ }).click();
  await expect(page).toHaveURL('/mi-lista#e=QUI-001,ORI-001');
  await expect(exams(page)).toHaveText([/QUI-001/, /ORI-001/]);
  await page.reload();
  await expect(exams(page)).toHaveText([/QUI-001/, /ORI-001/]);
  await page.goBack();
  await expect(exams(page)).toHaveText([/HEM-001/, /QUI-001/, /ORI-001/]);
  await page.goForward();
  await openAddField(page);
  await page.getByRole('link', { name: 'Buscar en el catálogo' }).click();
  await expect(page).toHaveURL('/examenes-laboratorio?e=QUI-001,ORI-001');
});

test('an exam beyond the limit of a list leaves the list unchanged, with a message', async ({ page }) => {
  const full = Array.from({ length: 60 }, (_, index) => `HEM-${String(index + 1).padStart(3, '0')}`);
  await page.goto('/nosotros');
  await page.evaluate((codes) => localStorage.setItem('exam-list', codes), full.join());
  await page.goto('/examenes-laboratorio/tsh');
  const link = page.getByRole('link', { name: 'Agregar a mi lista' });
  const code = (await link.getAttribute('data-list-add')) ?? '';
  await link.click();
  await expect(page.getByText(new RegExp(`Una lista .* 60 .*${code}`))).toBeVisible();
  await expect(page.getByText('En este navegador hay otra lista guardada.')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('exam-list'))).toBe(full.join());
});

test('an exam that is removed elsewhere restores its link with its picture', async ({ page, context }) => {
  await askWhen(page, 'azucar');
  const link = page.locator('a[data-list-add]').first();
  const before = await link.innerHTML();
  await link.click();
  await expect(link).toHaveText('En su lista');
  const other = await context.newPage();
  await other.goto('/mi-lista');
  await emptyList(other);
  await expect(link).toHaveText('Agregar a mi lista');
  expect(await link.innerHTML()).toBe(before);
});

test('a visitor who was in the catalog before a script could store the list still adds to that list', async ({
  page,
}) => {
  await page.goto('/examenes-laboratorio?e=HEM-001,QUI-001&q=tsh');
  await page.locator('a[data-list-add="END-001"]').first().click();
  await expect(countOf(page)).toHaveAccessibleName('Mi lista de exámenes: 3');
  await countOf(page).click();
  await expectList(page, 'HEM-001', 'QUI-001', 'END-001');
});

test('an exam is added from another page without leaving it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await askWhen(page, 'azucar');
  const link = page.getByRole('link', { name: 'Agregar a mi lista' });
  await link.click();
  await expect(page.getByRole('status').getByText('Agregado. Su lista tiene 1 examen.')).toBeAttached();
  await expect(page).toHaveURL('/entrega-rapida#su-fecha');
  await page.getByRole('main').getByRole('link', { name: 'En su lista' }).click();
  await expectList(page, 'QUI-001');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no fault on a list, its errors, and the promise in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of [
      '/mi-lista',
      '/mi-lista?e=HEM-001,QUI-001,ZZZ-999,END-022,END-037&hora=99',
      '/en/mi-lista?e=HEM-001&agregar=xyzw',
    ]) {
      await page.goto(path);
      await expectAccessible(page, { parts: ['main', 'header'] });
    }
    for (const exam of ['tsh', 'PT']) {
      await askWhen(page, exam);
      await expectAccessible(page, { parts: ['main', 'header'] });
    }
  });
}

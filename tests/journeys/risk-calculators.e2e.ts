import { expectAccessible } from '../support/axe.ts';
import { expect, holdBack, type Page, test } from '../support/browser.ts';

const smoker = { Edad: '52', 'Presión sistólica': '150', 'Colesterol total': '247' };

async function fillHearts(page: Page, texts: Record<string, string>): Promise<void> {
  const place = page.locator('#hearts');
  await place.getByLabel('Hombre').check();
  await place.getByRole('group', { name: '¿Fuma?' }).getByLabel('Sí').check();
  await place.getByRole('group', { name: '¿Tiene diabetes?' }).getByLabel('No').check();
  for (const [label, value] of Object.entries(texts)) {
    await place.getByRole('textbox', { name: label }).fill(value);
  }
}
/** Opens the form above an answer, by the line of what was typed. */
const openForm = (page: Page) => page.locator('summary').filter({ hasText: 'Sus respuestas' }).click();
/** Types another value into the form above an answer. */
async function change(page: Page, name: string, value: string): Promise<void> {
  await openForm(page);
  await page.getByRole('textbox', { name }).fill(value);
}
const submit = (page: Page, id: string) =>
  page.locator(`#${id}`).getByRole('button', { name: 'Ver el resultado' }).click();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('a smoker of 52 sees the risk, and what would change it', async ({ page }) => {
      const posts: string[] = [];
      page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()));
      await page.goto('/calculadoras-de-riesgo');
      await fillHearts(page, smoker);
      await submit(page, 'hearts');
      const place = page.locator('#hearts');
      // The advice on the pressure itself comes first.
      await expect(place.getByRole('heading', { name: 'Su riesgo es alto' })).toBeVisible();
      await expect(place.getByRole('img', { name: /10 resaltadas/ })).toBeVisible();
      await expect(place.getByText('De cada 100 personas como usted, unas 10')).toBeVisible();
      await expect(place.getByRole('row', { name: /sin fumar/ })).toContainText(/6.%moderado/);
      await expect(
        place.getByRole('rowheader', { name: /^Un solo cambio. Tabaco: sin fumar · Presión/ }),
      ).toBeVisible();
      // The chart's cell for a man of 52 who does not smoke, with 119 mmHg and 154 mg/dL.
      await expect(place.getByRole('row', { name: /Todo junto/ })).toContainText(/2.%bajo/);
      // The cholesterol was typed, and nothing else completes this answer.
      await expect(place.getByRole('heading', { name: 'Exámenes que lo completan' })).toHaveCount(0);
      await expect(place.getByRole('textbox', { name: 'Edad', includeHidden: true })).toHaveValue('52');
      expect(posts).toHaveLength(javaScriptEnabled ? 0 : 1);
      expect(new URL(page.url()).search).toBe('');
    });

    test('a value in another unit causes a question, and one press corrects it', async ({ page }) => {
      await page.goto('/calculadoras-de-riesgo');
      await fillHearts(page, { ...smoker, 'Colesterol total': '6,39' });
      await submit(page, 'hearts');
      const place = page.locator('#hearts');
      await place
        .getByRole('alert')
        .getByRole('link', { name: /Colesterol total/ })
        .click();
      await expect(place.getByRole('textbox', { name: 'Colesterol total' })).toBeFocused();
      await place.getByRole('button', { name: '¿Quiso decir 6,39 mmol/L?' }).click();
      await expect(place.getByRole('heading', { name: 'Su riesgo es alto' })).toBeVisible();
      await expect(place.getByLabel('Unidad: Colesterol total')).toHaveValue('mmol/L');
    });

    test('pain in the chest leads to 123, not to a figure', async ({ page }) => {
      await page.goto('/calculadoras-de-riesgo');
      await page.locator('#hearts').getByLabel('Dolor u opresión en el pecho').check();
      await submit(page, 'hearts');
      await expect(page.locator('#hearts').getByRole('alert')).toContainText('Busque atención ya');
      await expect(page.locator('#hearts').getByRole('link', { name: 'Llamar al 123' })).toBeVisible();
    });

    test('the answer is saved as a FHIR file', async ({ page }) => {
      await page.goto('/en/calculadoras-de-riesgo/rinones');
      const place = page.locator('#egfr');
      await place.getByLabel('Female', { exact: true }).check();
      await place.getByRole('textbox', { name: 'Age in completed years' }).fill('50');
      await place.getByRole('textbox', { name: 'Creatinine' }).fill('0.9');
      await place.getByRole('textbox', { name: 'Creatinine' }).press('Enter');
      const saved = page.waitForEvent('download');
      await place.getByRole('button', { name: 'Save file' }).click();
      expect((await saved).suggestedFilename()).toBe('risk-egfr.fhir.json');
    });

    test('without an answer to save, the page explains why and keeps what was typed', async ({ page }) => {
      await page.goto('/calculadoras-de-riesgo/hba1c');
      const place = page.locator('#a1c');
      await place.getByRole('textbox', { name: 'HbA1c' }).fill('7');
      await place.getByRole('textbox', { name: 'HbA1c' }).press('Enter');
      await expect(place.getByRole('heading', { name: /154 mg/ })).toBeVisible();
      await change(page, 'HbA1c', 'siete');
      await place.getByRole('button', { name: 'Guardar archivo' }).click();
      await expect(place.getByRole('alert').getByRole('link', { name: /HbA1c/ })).toBeVisible();
      await expect(place.getByRole('textbox', { name: 'HbA1c' })).toHaveValue('siete');
      expect(new URL(page.url()).pathname).toBe('/calculadoras-de-riesgo/hba1c');
    });
  });
}

test('advice on a pressure that needs a doctor precedes the figure, without reassuring text beside it', async ({
  page,
}) => {
  await page.goto('/calculadoras-de-riesgo');
  await fillHearts(page, { Edad: '45', 'Presión sistólica': '172/106', 'Colesterol total': '200 mg/dL' });
  const place = page.locator('#hearts');
  await place.getByLabel('Mujer').check();
  await place.getByRole('group', { name: '¿Fuma?' }).getByLabel('No').check();
  await submit(page, 'hearts');
  await expect(place.getByText('Vea a un médico en estos días', { exact: true })).toBeInViewport();
  await expect(place.getByRole('heading', { name: 'El cálculo da 3 % en 10 años' })).toBeVisible();
  await expect(place.getByText(/riesgo es bajo|próximo control/)).toHaveCount(0);
  await expect(place.getByText('Presión 172/106 mmHg')).toBeVisible();
  await openForm(page);
  await expect(place.getByRole('textbox', { name: 'Presión diastólica' })).toHaveValue('106');
});

test('by keyboard alone: opened, answered, and the focus is on the answer', async ({ page }) => {
  await page.goto('/calculadoras-de-riesgo/hba1c');
  await page.locator('#a1c').getByRole('textbox', { name: 'HbA1c' }).focus();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(page.locator('#a1c').getByRole('heading', { name: /154 mg\/dL/ })).toBeVisible();
  await expect(page.locator('#a1c-answer')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#a1c').getByRole('link', { name: 'Pedir ayuda con la cita' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#a1c').getByRole('button', { name: 'Imprimir' })).toBeFocused();
});

test('a what-if value answers at once, and changes no input', async ({ page }) => {
  await page.goto('/calculadoras-de-riesgo');
  await fillHearts(page, smoker);
  await submit(page, 'hearts');
  const place = page.locator('#hearts');
  await expect(place.getByRole('status')).toHaveText(/^10.% Hoy\. Mueva un control/);
  await place.getByRole('checkbox', { name: '¿Y si dejo de fumar?' }).check();
  await expect(place.getByRole('status')).toHaveText(/^6.% Su riesgo es moderado$/);
  await place.getByRole('slider', { name: 'Presión sistólica' }).fill('119');
  await expect(place.getByRole('status')).toHaveText(/^3.% Su riesgo es bajo$/);
  await expect(place.getByRole('slider', { name: 'Presión sistólica' })).toHaveAttribute(
    'aria-valuetext',
    /^119\smmHg$/,
  );
  await expect(place.getByRole('heading', { name: 'Su riesgo es alto' })).toBeVisible();
  await openForm(page);
  await expect(place.getByRole('textbox', { name: 'Presión sistólica' })).toHaveValue('150');
});

test('a what-if value keeps the other input, even between two steps of a slider', async ({ page }) => {
  await page.goto('/calculadoras-de-riesgo');
  await fillHearts(page, { Edad: '72', 'Presión sistólica': '119,6', 'Colesterol total': '154,5' });
  await submit(page, 'hearts');
  const place = page.locator('#hearts');
  await expect(place.getByRole('status')).toHaveText(/^11.% Hoy\. Mueva un control/);
  await place.getByRole('checkbox', { name: '¿Y si dejo de fumar?' }).check();
  await expect(place.getByRole('status')).toHaveText(/^8.% Su riesgo es moderado$/);
});

// The page has two subjects (decision D9).
test('the page leads with what the visitor came for', async ({ page }) => {
  const top = (name: string) =>
    page.getByRole('heading', { name }).evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
  await page.goto('/entrega-rapida');
  expect(await top('Calculadoras de riesgo')).toBeGreaterThan(await top('Cuándo está su resultado'));
  await page.goto('/nosotros');
  await page.goto('/entrega-rapida#calculadora');
  expect(await top('Calculadoras de riesgo')).toBeLessThan(await top('Cuándo está su resultado'));
});

test('the choice of the calculators leads to each, and each to the others', async ({ page }) => {
  await page.goto('/entrega-rapida#calculadora');
  await page.locator('#egfr').getByRole('link').click();
  await expect(page).toHaveURL('/calculadoras-de-riesgo/rinones');
  await page
    .getByRole('navigation', { name: 'Calculadoras de riesgo' })
    .getByRole('link', { name: 'Diabetes' })
    .click();
  await expect(page.locator('#findrisc').getByRole('textbox', { name: 'Edad' })).toBeVisible();
});

async function fillBody(page: Page): Promise<void> {
  const place = page.locator('#body');
  await place.getByLabel('Mujer').check();
  for (const [label, value] of [
    ['Edad', '30'],
    ['Peso', '70'],
    ['Estatura', '175'],
  ] as const)
    await place.getByRole('textbox', { name: label }).fill(value);
}

test('if the code fails to load, the form is posted', async ({ page }) => {
  await page.route(/risk-calculator\.island/, (route) => route.abort());
  await page.goto('/calculadoras-de-riesgo/peso');
  await fillBody(page);
  await submit(page, 'body');
  await expect(page.locator('#body').getByRole('heading', { name: 'Su peso es adecuado' })).toBeVisible();
});

/**
 * Breaks the code of a calculator with these props, and holds it back until the returned function is called: it fails when the test chooses,
 * not between two presses of the test.
 */
async function breakCode(page: Page, props: string): Promise<() => void> {
  const release = await holdBack(page, '**/risk-calculator.island*');
  await page.goto('/calculadoras-de-riesgo/peso');
  await page.locator('#body').evaluate((element, written) => element.setAttribute('data-props', written), props);
  return release;
}

// The first fails before React hydrates, the second during hydration: the test expects the server's form with the visitor's input.
for (const props of ['', '{}']) {
  test(`if the code fails over "${props}", the form is posted`, async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
    const release = await breakCode(page, props);
    await fillBody(page);
    await submit(page, 'body');
    release();
    await expect(page.locator('#body').getByRole('heading', { name: 'Su peso es adecuado' })).toBeVisible();
    expect(posts).toEqual(['/calculadoras-de-riesgo/peso']);
  });
}

// Regression: the server's form came back without the focus, so what the visitor typed at that moment was lost.
test('if the code fails while the visitor types, the typing goes on in the same field', async ({ page }) => {
  const release = await breakCode(page, '{}');
  const island = await page.locator('#body').evaluateHandle((element) => ({
    isBack: new Promise<void>((resolve) => {
      const onChange: MutationCallback = (changes) => changes.some((change) => change.addedNodes[0]) && resolve();
      new MutationObserver(onChange).observe(element, { childList: true });
    }),
  }));
  const weight = page.locator('#body').getByRole('textbox', { name: 'Peso' });
  await weight.pressSequentially('7');
  release();
  await island.evaluate(({ isBack }) => isBack);
  await expect(weight).toBeFocused();
  await page.keyboard.type('0');
  await expect(weight).toHaveValue('70');
});

/** A fault of ours, in every number that is shown from now on. */
const breakNumbers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get() {
        throw new Error('broken');
      },
    });
  });

test('a later failure of the answer sends nothing, because the visitor did not submit the form', async ({ page }) => {
  await page.goto('/calculadoras-de-riesgo');
  await fillHearts(page, smoker);
  await submit(page, 'hearts');
  const slider = page.locator('#hearts').getByRole('slider', { name: 'Presión sistólica' });
  await expect(slider).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await breakNumbers(page);
  await slider.press('ArrowLeft');
  await expect(page.locator('#hearts').getByRole('slider')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((request) => /^POST|[?&]/.test(request))).toEqual([]);
});

test('where the code fails over a request for the file, it goes to the address of the file', async ({ page }) => {
  await page.goto('/calculadoras-de-riesgo/hba1c');
  const place = page.locator('#a1c');
  await place.getByRole('textbox', { name: 'HbA1c' }).fill('7');
  await submit(page, 'a1c');
  await expect(place.getByRole('heading', { name: /154 mg/ })).toBeVisible();
  await change(page, 'HbA1c', '99');
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  await breakNumbers(page);
  await place.getByRole('button', { name: 'Guardar archivo' }).click();
  await expect(place.getByRole('alert').getByRole('link', { name: /HbA1c/ })).toBeVisible();
  expect(posts).toEqual(['/calculadoras-de-riesgo/archivo', '/calculadoras-de-riesgo/hba1c']);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no fault in an answer and in errors in ${colorScheme}, and everything fits into 360 px`, async ({
    page,
  }) => {
    // The page is long, and the test measures every word of it twice.
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/calculadoras-de-riesgo');
    await submit(page, 'hearts');
    await expect(page.locator('#hearts').getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await fillHearts(page, { ...smoker, 'Presión sistólica': '190' });
    await submit(page, 'hearts');
    await expect(page.locator('#hearts').getByRole('link', { name: '123' }).first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

test('the exam that completes an answer says that it is on the list, and is given back by another tab', async ({
  page,
  context,
  faults,
}) => {
  await page.goto('/calculadoras-de-riesgo/hba1c');
  const place = page.locator('#a1c');
  // The exam is the HbA1c, which is not offered to those who typed it.
  await place.getByRole('textbox', { name: 'Glucosa promedio' }).fill('154');
  await submit(page, 'a1c');
  const link = place.locator('a[data-list-add]').first();
  const before = await link.innerHTML();
  await link.click();
  await expect(link).toHaveText(/^En su lista: /);
  await expect(link).toHaveAttribute('href', '/mi-lista');
  // React draws the answer again, with the mark.
  await change(page, 'Glucosa promedio', '183');
  await submit(page, 'a1c');
  await expect(link).toHaveText(/^En su lista: /);
  const other = await context.newPage();
  await other.goto('/nosotros');
  await other.evaluate(() => localStorage.removeItem('exam-list'));
  await expect(link).toHaveText(/^Agregar a mi lista: /);
  expect(await link.innerHTML()).toBe(before);
  expect(faults).toEqual([]);
});

// Regression: React found another text in the link than the server had written, and rendered the whole answer again.
test('an answer from the server hydrates although the list’s behavior has marked its exam', async ({
  page,
  faults,
}) => {
  await page.goto('/calculadoras-de-riesgo/hba1c');
  const place = page.locator('#a1c');
  await place.locator('form').evaluate((form: HTMLFormElement) => {
    const field = form.querySelector<HTMLInputElement>('#a1c-averageGlucose');
    if (field) field.value = '154';
    // Unlike a press of the button, this goes to the server.
    form.submit();
  });
  const link = place.locator('a[data-list-add]').first();
  const code = (await link.getAttribute('data-list-add')) ?? '';
  await page.evaluate((list) => localStorage.setItem('exam-list', list), code);
  await page.reload();
  await expect(link).toHaveText(/^En su lista: /);
  await openForm(page);
  await place.getByRole('textbox', { name: 'HbA1c' }).focus();
  await expect(page.locator('#a1c[data-hydrated]')).toHaveCount(1);
  await expect(link).toHaveText(/^En su lista: /);
  expect(faults).toEqual([]);
});

import { expect, holdBack, type Locator, type Page, test } from '../support/browser.ts';

/**
 * The results page asks which exam somebody had, and answers when its result is ready. The form loads a page with its answer; an island
 * suggests exams while the visitor types one.
 */

const exam = (page: Page): Locator => page.getByLabel('¿Qué examen le hicieron?');
const answer = (page: Page): Locator => page.locator('#respuesta');
const send = (page: Page): Locator => page.getByRole('button', { name: 'Ver cuándo está y qué llevar' });

/** The paths of the posts so far. */
function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  return posts;
}

for (const [path, words] of [
  ['/portal-resultados', { exam: '¿Qué examen le hicieron?', answer: 'Quién puede reclamarlo' }],
  ['/en/portal-resultados', { exam: 'Which test did you have?', answer: 'Who can pick it up' }],
] as const) {
  test(`${path} offers exams while one is typed, and leads to the answer`, async ({ page, faults }) => {
    const posts = postsOf(page);
    await page.goto(path);
    await page.getByLabel(words.exam).fill('tsh');
    await page.getByRole('button', { name: /TSH/ }).first().click();
    await expect(answer(page).getByRole('heading', { name: words.answer })).toBeVisible();
    await expect(answer(page)).toBeFocused();
    await expect(answer(page)).toBeInViewport();
    await expect(page.getByLabel(words.exam)).toHaveValue(/TSH/);
    expect(posts.filter((one) => one === path)).toHaveLength(1);
    expect(new URL(page.url()).search).toBe('');
    expect(faults).toEqual([]);
  });
}

test('suggests exams for what was typed before React arrived, and keeps it', async ({ page, faults }) => {
  const release = await holdBack(page, '**/assets/react-*.js');
  await page.goto('/portal-resultados');
  await Promise.all([page.waitForRequest('**/assets/react-*.js'), exam(page).fill('ferritina')]);
  release();
  await expect(page.getByRole('button', { name: /^Ferritina/ }).first()).toBeVisible();
  await expect(exam(page)).toHaveValue('ferritina');
  await expect(exam(page)).toBeFocused();
  expect(faults).toEqual([]);
});

test.describe('with the browser’s own search', () => {
  test.use({ fetchAhead: true });

  /** Types an exam that is not among the frequent ones; returns the paths of the requests that contain the typed text. */
  async function suggestionsFor(page: Page, typed: string, name: RegExp): Promise<string[]> {
    const posts = postsOf(page);
    await page.goto('/portal-resultados');
    await exam(page).fill(typed);
    // The server compresses the catalog for the first request.
    await expect(page.getByRole('button', { name }).first()).toBeVisible({ timeout: 20_000 });
    return posts;
  }

  test('suggests exams without sending the typed text', async ({ page }) => {
    expect(await suggestionsFor(page, 'ferritina', /^Ferritina/)).toEqual([]);
  });

  test('the server suggests exams if the browser cannot search', async ({ page }) => {
    await page.route('**/catalogue/records/**', (route) => route.abort());
    expect(await suggestionsFor(page, 'ferritina', /^Ferritina/)).toEqual(['/portal-resultados/examenes']);
  });
});

test('Enter in the field submits the typed text, not the first suggestion', async ({ page }) => {
  await page.goto('/portal-resultados');
  await exam(page).fill('zzzzzz');
  await exam(page).press('Enter');
  await expect(page.getByRole('link', { name: /No encontramos «zzzzzz»/ })).toBeVisible();
  await expect(exam(page)).toHaveValue('zzzzzz');
});

test('a refused form leads to its faults and keeps what was typed, and the corrected one is answered', async ({
  page,
  faults,
}) => {
  await page.goto('/portal-resultados');
  const day = page.getByLabel('Día en que le tomaron la muestra');
  const summary = answer(page).getByRole('alert');
  await day.fill('2099-01-01');
  await page.getByLabel('Otra persona, por el paciente').check();
  await send(page).click();
  await expect(summary.getByRole('link')).toHaveText([
    /^Escriba el examen/,
    /^La fecha de la toma no puede ser futura/,
  ]);
  await expect(answer(page)).toBeFocused();
  await expect(exam(page)).toHaveAccessibleDescription(/Escriba el examen/);
  await expect(day).toHaveAccessibleDescription(/no puede ser futura/);

  await summary.getByRole('link', { name: /no puede ser futura/ }).click();
  await expect(day).toBeFocused();
  await expect(day).toHaveValue('2099-01-01');
  await day.fill('');
  await exam(page).fill('tsh');
  await send(page).click();
  await expect(answer(page).getByRole('heading', { name: 'Quién puede reclamarlo' })).toBeVisible();
  await expect(page.getByText('Otra persona puede reclamarlo')).toBeVisible();
  await expect(summary).toHaveCount(0);
  await expect(page.getByLabel('Otra persona, por el paciente')).toBeChecked();
  expect(faults).toEqual([]);
});

test('a text that may mean several exams brings a button for each of them', async ({ page, faults }) => {
  await page.goto('/portal-resultados');
  await exam(page).fill('hepatitis');
  await exam(page).press('Enter');
  await expect(answer(page)).toBeFocused();
  await expect(exam(page)).toHaveAccessibleDescription(/«hepatitis» puede ser varios exámenes/);
  await expect(exam(page)).toHaveValue('hepatitis');
  const choices = page.getByRole('group', { name: 'Escoja su examen' }).getByRole('button');
  // The island hydrates from the answer's own page, and leaves its choices until the visitor types.
  await exam(page).focus();
  await expect(page.locator('[data-island="exam-field"][data-hydrated]')).toHaveCount(1);
  await choices.first().click();
  await expect(answer(page).getByRole('heading', { name: 'Quién puede reclamarlo' })).toBeVisible();
  await expect(answer(page).getByRole('alert')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('Back from an answer shows the form again, without sending the question once more', async ({ page, faults }) => {
  const posts = postsOf(page);
  await page.goto('/portal-resultados');
  await exam(page).fill('tsh');
  await send(page).click();
  await expect(answer(page).getByRole('heading', { name: 'Quién puede reclamarlo' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/portal-resultados');
  await page.goForward();
  await expect(send(page)).toBeVisible();
  expect(posts.filter((path) => path === '/portal-resultados')).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('when the scripts never arrive, the form is answered by the server', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/portal-resultados');
  await exam(page).fill('tsh');
  await page.getByLabel('Otra persona, por el paciente').check();
  await send(page).click();
  await expect(answer(page).getByRole('heading', { name: 'Quién puede reclamarlo' })).toBeVisible();
  await expect(page.getByText('Otra persona puede reclamarlo')).toBeVisible();
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { calculatorPaths } from '../../app/calculators/risk/calculator-pages.ts';
import { calculators } from '../../app/calculators/risk/form/calculator.ts';
import { answeredFindrisc } from '../../app/domain/risk/fixtures/answered-findrisc.ts';

import { openFreshDatabase, openSite, type TestSite } from '../support/host.ts';
import { elements, textOf } from '../support/html.ts';
import { measuredLaboratory } from '../support/measured-laboratory.ts';

// The answers here are about a visitor's health: the server answers and forgets them.

let site: TestSite;
let measured: TestSite;
let database: Awaited<ReturnType<typeof openFreshDatabase>>;
beforeAll(async () => {
  database = await openFreshDatabase();
  site = await openSite({ db: database.db });
  measured = await openSite({ db: database.db, laboratory: measuredLaboratory });
});
afterAll(() => database.close());

type Fields = Record<string, string>;
const send = (path: string, fields: Fields, to = site): Promise<Response> =>
  to.get(path, { method: 'POST', body: new URLSearchParams(fields) });
const shown = (response: Response): Promise<string> => response.text();

const whole: Record<string, Fields> = {
  hearts: { sex: 'male', age: '52', smoker: 'yes', diabetes: 'no', systolic: '150', cholesterol: '247' },
  findrisc: answeredFindrisc,
  egfr: { sex: 'male', age: '70', creatinine: '1,1' },
  lipids: { cholesterol: '240', hdl: '40', triglycerides: '150' },
  a1c: { a1c: '7' },
  body: { sex: 'female', age: '30', weight: '70', height: '175', waist: '80' },
};
const posted = (calculator: string): Fields => ({ calculadora: calculator, ...whole[calculator] });

describe('the calculators', () => {
  test.each(calculators)('%s is a form that posts to its own page, to which the page of all leads', async (name) => {
    const path = calculatorPaths[name];
    const forms = elements(await site.html(path), 'form').filter(({ method }) => method === 'post');
    expect(forms.map(({ action }) => action)).toEqual([`${path}#${name}-answer`]);
    expect(elements(await site.html('/entrega-rapida'), 'a').map(({ href }) => href)).toContain(path);
  });

  test.each([
    [
      '/calculadoras-de-riesgo',
      'hearts',
      'Su riesgo es alto',
      'unas 10 lo tendrían en 10 años',
      '10.1016/S2214-109X(19)30318-3',
    ],
    ['/en/calculadoras-de-riesgo', 'hearts', 'Your risk is high', 'about 10 would have', 'Blood pressure 150 mmHg'],
    ['/calculadoras-de-riesgo/diabetes', 'findrisc', 'moderado', '14 puntos', 'desde 12 o 13 puntos', '90 cm'],
    ['/en/calculadoras-de-riesgo/diabetes', 'findrisc', 'moderate', '14 points', 'from 12 or 13 points', '90 cm'],
    ['/calculadoras-de-riesgo/rinones', 'egfr', '72 mL/min/1,73 m²', 'G2', 'más de tres meses'],
    ['/en/calculadoras-de-riesgo/rinones', 'egfr', '72 mL/min/1.73 m²', 'G2', 'more than three months'],
    [
      '/calculadoras-de-riesgo/colesterol',
      'lipids',
      'LDL por Sampson',
      'Friedewald, para comparar',
      '200 mg/dL (5,2 mmol/L)',
    ],
    ['/en/calculadoras-de-riesgo/colesterol', 'lipids', 'LDL by Sampson', '200 mg/dL (5.2 mmol/L)'],
    ['/calculadoras-de-riesgo/hba1c', 'a1c', '154 mg/dL (8,5 mmol/L)', 'ADAG'],
    ['/en/calculadoras-de-riesgo/hba1c', 'a1c', '154 mg/dL (8.5 mmol/L)', 'ADAG'],
    ['/calculadoras-de-riesgo/peso', 'body', '22,9 kg/m²', 'adecuado', '90 cm'],
    ['/en/calculadoras-de-riesgo/peso', 'body', '22.9 kg/m²', 'healthy', '90 cm'],
  ])('%s answers %s', async (path, calculator, ...words) => {
    const response = await send(path, posted(calculator));
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const html = await shown(response);
    for (const word of words) expect(textOf(html)).toContain(word);
    const typed = elements(html, 'input').filter(({ id = '', value }) => id.startsWith(`${calculator}-`) && value);
    for (const { name = '', value } of typed) expect(value).toBe(whole[calculator]?.[name]);
    expect(typed.length).toBeGreaterThan(0);
  });

  test.each(calculators)('%s without input lists the missing fields, and marks each field', async (name) => {
    for (const path of [calculatorPaths[name], `/en${calculatorPaths[name]}`]) {
      const html = await shown(await send(path, { calculadora: name }));
      const ids = ['input', 'fieldset'].flatMap((tag) => elements(html, tag)).map(({ id }) => id);
      const faults = elements(html, 'a').flatMap(({ href = '' }) =>
        href.startsWith(`#${name}-`) ? [href.slice(1)] : [],
      );
      expect(faults.length).toBeGreaterThan(0);
      for (const fault of faults) {
        expect(ids).toContain(fault);
        expect(html).toContain(`id="${fault}-error"`);
      }
      expect(html).not.toContain('class="risk-sheet"');
    }
  });
});

describe('the exams that complete an answer', () => {
  test.each([
    ['hearts', {}, []],
    ['hearts', { cholesterol: '', weight: '80', height: '170' }, ['/examenes-laboratorio/colesterol-total']],
    ['lipids', {}, []],
    ['lipids', { triglycerides: '' }, ['/examenes-laboratorio/trigliceridos']],
    ['a1c', {}, []],
  ])('%s with %j offers only the exams whose value is missing', async (name, fields: Fields, exams) => {
    const path = calculators.filter((one) => one === name).map((one) => calculatorPaths[one])[0] ?? '';
    const html = await shown(await send(path, { ...posted(name), ...fields }));
    const links = elements(html, 'a').flatMap(({ href = '' }) =>
      /^\/examenes-laboratorio\/./.test(href) ? [href] : [],
    );
    expect(links).toEqual(expect.arrayContaining(exams));
    expect(html.includes('Exámenes que lo completan')).toBe(exams.length > 0);
  });
});

describe('if the calculator cannot answer plainly', () => {
  test('offers a button that corrects a probable slip', async () => {
    const slip = { ...posted('hearts'), cholesterol: '5,2', 'cholesterol-unit': 'mg/dL' };
    const html = await shown(await send('/calculadoras-de-riesgo', slip));
    expect(textOf(html)).toContain('¿Quiso decir 5,2 mmol/L?');
    const button = elements(html, 'button').find(({ name }) => name === 'corregir');
    const after = await shown(await send('/calculadoras-de-riesgo', { ...slip, corregir: button?.value ?? '' }));
    expect(textOf(after)).toContain('Colesterol total 5,2 mmol/L');
    expect(after).toContain('class="risk-sheet"');
  });

  test('shows an emergency first, with the line to call, and without a figure', async () => {
    const html = await shown(await send('/calculadoras-de-riesgo', { ...posted('hearts'), symptoms: 'chest-pain' }));
    expect(textOf(html)).toContain('Busque atención ya');
    expect(elements(html, 'a').map(({ href }) => href)).toContain('tel:123');
    expect(html).not.toContain('class="risk-sheet"');
  });

  test('outside its ages it gives the reason, and an alternative', async () => {
    const young = { ...posted('hearts'), age: '35', systolic: '120' };
    const text = textOf(await shown(await send('/calculadoras-de-riesgo', young)));
    expect(text).toContain('la edad debe ser de 40 años o más');
    expect(text).toContain('Pida a su médico que revise su riesgo');
  });

  test.each([{}, { calculadora: 'x' }, { calculadora: 'hearts', age: '<script>alert(1)</script>' }])(
    'answers any input, %j, with the page',
    async (fields: Fields) => {
      const response = await send('/calculadoras-de-riesgo', fields);
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain('<script>alert');
    },
  );
});

const fileAddress = '/calculadoras-de-riesgo/archivo';

describe('an answer as a file', () => {
  test.each([
    ['hearts', 'RiskAssessment'],
    ['findrisc', 'RiskAssessment'],
    ['egfr', 'Observation'],
    ['lipids', 'Observation'],
    ['a1c', 'Observation'],
    ['body', 'Observation'],
  ])('%s is a FHIR %s', async (calculator, resourceType) => {
    const response = await send(fileAddress, { ...posted(calculator), formato: 'fhir' });
    expect(response.headers.get('Content-Type')).toBe('application/fhir+json');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="riesgo-${calculator}.fhir.json"`);
    const file = await response.json();
    expect(file).toMatchObject({ resourceType, status: 'final' });
    // FINDRISC adds its score.
    const added = calculator === 'findrisc' ? 1 : 0;
    expect(file.contained.length).toBe(Object.keys(whole[calculator] ?? {}).length + added);
    if (calculator === 'hearts') expect(file.prediction[0]).toMatchObject({ probabilityDecimal: 10 });
  });

  test('a finding is the first note of the file', async () => {
    const response = await send(fileAddress, { ...posted('hearts'), systolic: '172', formato: 'fhir' });
    const file = await response.json();
    expect(file.note[0].text).toMatch(/^Vea a un médico en estos días: .*160\/100/);
    expect(file.mitigation).toContain('160/100');
  });

  test('the English page names the file in English', async () => {
    const response = await send(`/en${fileAddress}`, posted('egfr'));
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="risk-egfr.fhir.json"');
  });

  test.each(['', '/en'])('the button of %s/calculadoras-de-riesgo requests it at its own address', async (language) => {
    const html = await shown(await send(`${language}/calculadoras-de-riesgo`, posted('hearts')));
    const button = elements(html, 'button').find(({ name }) => name === 'formato');
    expect(button).toMatchObject({ type: 'submit', form: 'hearts-form', formaction: language + fileAddress });
  });

  test.each([
    ['', { calculadora: 'hearts', formato: 'fhir' }, '/calculadoras-de-riesgo', '#hearts-answer'],
    ['/en', { calculadora: 'egfr', formato: 'fhir' }, '/calculadoras-de-riesgo/rinones', '#egfr-answer'],
    ['', { calculadora: 'x' }, '/calculadoras-de-riesgo', ''],
    ['', {}, '/calculadoras-de-riesgo', ''],
  ])('without an answer it is the page instead: %s %j', async (language, fields: Fields, path, fragment) => {
    const response = await send(language + fileAddress, fields);
    const { headers } = response;
    // A browser repeats the form at the new address.
    expect([response.status, headers.get('Location'), headers.get('Cache-Control')]).toEqual([
      307,
      `${language}${path}${fragment}`,
      'no-store',
    ]);
    const page = await send(language + path, fields);
    expect(page.headers.get('Content-Type')).toContain('text/html');
    if (fragment) expect(await page.text()).toContain(`href="${fragment.replace('-answer', '-')}`);
  });

  test('our own pages post for it, and it has no address to open', async () => {
    const body = new URLSearchParams(posted('hearts'));
    const elsewhere = { Origin: 'https://elsewhere.example' };
    expect((await site.get(fileAddress, { method: 'POST', body, headers: elsewhere })).status).toBe(403);
    const opened = await site.get(`${fileAddress}?${body}`);
    expect([opened.status, opened.headers.get('Allow'), await opened.text()]).toEqual([405, 'POST', '']);
    expect(opened.headers.get('Cache-Control')).toBe('no-store');
    expect((await site.get(`${fileAddress}.data`, { method: 'POST', body })).status).toBe(404);
  });
});

describe('the input', () => {
  test('is never stored, cached, or logged', async () => {
    const said = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error'), vi.spyOn(process.stdout, 'write')];
    const page = await site.html('/calculadoras-de-riesgo');
    const canary = '173.123';
    expect(
      await (await send('/calculadoras-de-riesgo', { ...posted('hearts'), cholesterol: canary })).text(),
    ).toContain(canary);
    const exported = '187.43';
    const file = await send(fileAddress, { ...posted('hearts'), cholesterol: exported });
    expect(await file.text()).toContain(exported);
    expect(await site.html('/calculadoras-de-riesgo')).toBe(page);
    for (const spy of said) {
      for (const typed of [canary, exported]) expect(JSON.stringify(spy.mock.calls)).not.toContain(typed);
      spy.mockRestore();
    }
    for (const file of await readdir(database.dataDir)) {
      const stored = await readFile(join(database.dataDir, file));
      for (const typed of [canary, exported]) expect(stored.includes(typed)).toBe(false);
    }
  });

  test('is not measured: the page is, its answers are not', async () => {
    expect(await measured.html('/calculadoras-de-riesgo')).toContain('data-analytics');
    expect(await (await send('/calculadoras-de-riesgo', posted('hearts'), measured)).text()).not.toContain(
      'data-analytics',
    );
  });
});

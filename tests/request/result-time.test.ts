import { describe, expect, test } from 'vitest';

import { publicUrl, siteOverHttp } from '../support/host.ts';
import { elements, textOf } from '../support/html.ts';

// A Tuesday, ten in the morning.
const { site, http } = siteOverHttp();

const ask = (fields: Record<string, string>, language = '') =>
  site.html(`${language}/portal-resultados`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: publicUrl },
  });

const suggest = (examen: string, language = '') =>
  site.get(`${language}/portal-resultados/examenes`, {
    method: 'POST',
    body: new URLSearchParams({ examen }),
    headers: { Origin: publicUrl },
  });

/** The text of the answer alone. */
const answerIn = (html: string): string => textOf(html.slice(html.indexOf('id="respuesta"'), html.indexOf('<form')));

describe('when a result is ready and who may collect it, without JavaScript', () => {
  test('an exam and a sample of last week: the date, the site’s hours, the papers', async () => {
    const html = await ask({ examen: 'tsh', dia: '2026-11-12', hora: '07:30', reclama: 'other' });
    const answer = answerIn(html);
    expect(answer).toContain('Si nos dejó la muestra el jueves 12 de noviembre a las 7:30 a. m.');
    expect(answer).toContain('Ese plazo ya pasó: su resultado debería estar listo.');
    expect(answer).toContain('el martes 17 de noviembre, de las 10:00 a. m. a las 5:00 p. m., o después');
    expect(answer).toContain('Otra persona puede reclamarlo, con una autorización firmada por el paciente.');
    expect(answer).toContain('Documento de identidad del paciente');
  });

  test('the same in English, for a sample that is left now', async () => {
    const answer = answerIn(await ask({ examen: 'HEM-001', reclama: 'guardian' }, '/en'));
    expect(answer).toContain('If you leave the sample now');
    expect(answer).toContain('A parent or legal guardian can pick it up.');
    expect(answer).toContain('birth certificate');
    expect(answer).not.toContain('That time has passed');
  });

  test.each([
    ['other', 'Nadie más puede reclamarlo', false],
    ['guardian', 'Llámenos antes de venir', true],
    ['self', 'en persona, un profesional entrenado en consejería', true],
    ['nobody', 'en persona, un profesional entrenado en consejería', true],
  ])('an HIV result, for %s: %s', async (reclama, words, hasPapers) => {
    const answer = answerIn(await ask({ codigo: 'INF-002', reclama }));
    expect(answer).toContain(words);
    expect(answer.includes('Qué llevar')).toBe(hasPapers);
  });
});

describe('the form, without JavaScript', () => {
  // Regression: it refused a day without an hour, which few people remember.
  test.each([
    ['', 'Si nos dejó la muestra el jueves 12 de noviembre, está listo el martes 17 de noviembre', 'no puso la hora'],
    ['/en', 'If you left the sample on Thursday, November 12, results will be ready on', 'You entered no time'],
  ])('a day without an hour counts from the end of that day, and the page %s says so', async (language, due, note) => {
    const answer = answerIn(await ask({ examen: 'tsh', dia: '2026-11-12' }, language));
    expect(answer).toContain(due);
    expect(answer).toContain(note);
    const known = answerIn(await ask({ examen: 'tsh', dia: '2026-11-12', hora: '16:59' }, language));
    const ready = / (listo el|ready on) .*?p\. ?m\./;
    expect(answer.match(ready)?.[0]).toBe(known.match(ready)?.[0]);
    expect(known).not.toContain(note);
  });

  test('a refused form keeps the typed and chosen values, and names each fault once before the form', async () => {
    const html = await ask({ examen: 'zzzzzz', dia: '2026-11-24', hora: '25:00', reclama: 'other' });
    const value = (name: string) => elements(html, 'input').find((one) => one.name === name)?.value;
    expect([value('examen'), value('dia'), value('hora')]).toEqual(['zzzzzz', '2026-11-24', '25:00']);
    expect(
      elements(html, 'input')
        .filter((one) => 'checked' in one)
        .map((one) => one.value),
    ).toEqual(['other']);
    const lines = elements(html, 'a').map(({ href }) => href);
    expect(['#examen', '#dia', '#hora'].map((field) => lines.filter((href) => href === field).length)).toEqual([
      1, 1, 1,
    ]);
  });

  test('the exam of a button overrides the field’s text, and the field then shows it', async () => {
    const html = await ask({ examen: 'orina', codigo: 'END-001' });
    expect(answerIn(html)).toMatch(/TSH/i);
    expect(elements(html, 'input').find(({ name }) => name === 'examen')?.value).toMatch(/TSH/i);
  });

  test.each([
    [{}, 'Escriba el examen o escoja uno de la lista.'],
    [{ examen: 'zzzzzz' }, 'No encontramos «zzzzzz».'],
    [{ examen: 'tsh', dia: '2026-11-15', hora: '08:00' }, 'domingo'],
    [{ examen: 'tsh', dia: '2026-13-40' }, 'Ese día no existe'],
    [{ examen: 'tsh', hora: '08:00' }, 'Escriba el día.'],
    [{ examen: 'tsh', dia: '2026-10-01' }, 'Escriba uno de los últimos 31 días.'],
    // Regression: it took next week's day, and promised a result for it.
    [{ examen: 'tsh', dia: '2026-11-24', hora: '08:00' }, 'La fecha de la toma no puede ser futura.'],
    [{ examen: 'tsh', dia: '2026-11-17', hora: '11:00' }, 'La hora de la toma no puede ser futura.'],
    // The holidays of these years are unknown.
    [{ examen: 'tsh', dia: '2099-01-01' }, 'La fecha de la toma no puede ser futura.'],
    [{ dia: '1900-01-01', hora: '08:00' }, 'Escriba uno de los últimos 31 días.'],
  ])('%o gets an answer that names the fault', async (fields, words) => {
    const html = await ask(fields);
    expect(answerIn(html)).toContain(words);
    expect(answerIn(html)).not.toContain('Quién puede reclamarlo');
  });

  test('an ambiguous text gets a question with a button for each exam', async () => {
    const html = await ask({ examen: 'hepatitis' });
    const buttons = elements(html, 'button').filter(({ name }) => name === 'codigo');
    expect(buttons.length).toBeGreaterThan(1);
    for (const { value } of buttons)
      expect(answerIn(await ask({ codigo: value ?? '' }))).toContain('Quién puede reclamarlo');
  });

  test('before a question, suggests frequent exams, but no sensitive one', async () => {
    const html = await site.html('/portal-resultados');
    const offered = elements(html, 'button').filter(({ name }) => name === 'codigo');
    expect(offered.map(({ value }) => value)).toContain('HEM-001');
    expect(offered.map(({ value }) => value)).not.toContain('REP-001');
  });
});

describe('the privacy of a question', () => {
  test('the typed text is in no address, and the answer is not stored', async () => {
    const answer = await http.ask('/portal-resultados', {
      method: 'POST',
      body: 'examen=CANARY',
      headers: { Origin: publicUrl, 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    const html = answer.body.toString();
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const addresses = ['a', 'form', 'link', 'img', 'button'].flatMap((name) =>
      elements(html, name).flatMap(({ href, action, src, formaction }) => [href, action, src, formaction]),
    );
    expect(addresses.filter((address) => address?.includes('CANARY'))).toEqual([]);
  });
});

describe('the exams that a text may mean', () => {
  test.each([
    ['', /^TSH|Tirotropina/i],
    ['/en', /^TSH|Thyro/i],
  ])('are named in the language of the address: %s', async (language, name) => {
    const answer = await suggest('tsh', language);
    const exams: { code: string; name: string }[] = await answer.json();
    expect(exams[0]?.code).toBe('END-001');
    expect(exams[0]?.name).toMatch(name);
    expect(exams.length).toBeLessThanOrEqual(6);
    expect([answer.headers.get('Cache-Control'), answer.headers.get('X-Robots-Tag')]).toEqual(['no-store', 'noindex']);
  });

  test.each(['', 't', ' t ', 'zzzzzz'])('“%s” means none', async (text) => {
    expect(await (await suggest(text)).json()).toEqual([]);
  });

  test('they need a post from our own pages, and have no address', async () => {
    const elsewhere = await site.get('/portal-resultados/examenes', {
      method: 'POST',
      body: new URLSearchParams({ examen: 'vih' }),
      headers: { Origin: 'https://elsewhere.example' },
    });
    expect(elsewhere.status).toBe(403);
    const asked = await site.get('/portal-resultados/examenes?examen=vih');
    expect([asked.status, asked.headers.get('Allow'), await asked.text()]).toEqual([405, 'POST', '']);
    expect((await site.get('/portal-resultados/examenes.data')).status).toBe(404);
    for (const path of ['/_.data', '/_root.data', '/en/_.data', '/servicios/_.data'])
      expect((await site.get(path)).status, path).toBe(404);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createCatalogue } from '../../app/domain/exams/catalogue.ts';
import { demonstrationExams } from '../../db/seed/exams/index.ts';
import siteConfig from '../../site.config.ts';
import { openSite, publicUrl, type SiteOptions, siteOverHttp, type TestSite } from '../support/host.ts';
import { elements, hrefsOf, metaOf, textOf } from '../support/html.ts';
import { measuredLaboratory } from '../support/measured-laboratory.ts';

const demonstration = createCatalogue(demonstrationExams);
/** Adds the exams of the demonstration, which a fresh test database lacks. */
const change: SiteOptions['change'] = (services) => ({ ...services, catalogue: async () => demonstration });

const { site, http } = siteOverHttp({ change });

const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const read = async (path: string): Promise<string> => textOf(mainOf(await site.html(path))).replace(/\s+/g, ' ');
const quoteOf = (html: string): string => {
  const href = hrefsOf(mainOf(html)).find((one) => one.includes('wa.me') && one.includes('-%20')) ?? '';
  return new URL(href.replaceAll('&amp;', '&')).searchParams.get('text') ?? '';
};
const hiv = demonstrationExams.find(({ counselling }) => counselling === 'hiv-sti');

describe('a list', () => {
  test('is one plan, one date, one price', async () => {
    const text = await read('/mi-lista?e=HEM-001,QUI-001,ORI-001&dia=2026-11-24&hora=07:00');
    expect(text).toMatch(
      /lunes 23 de noviembre El día antes 11:00.p\..m\. Cene a más tardar a las 11; después, solo agua\./,
    );
    expect(text).toMatch(/Todo listo (martes 24|miércoles 25) de noviembre antes de las/);
    expect(text).toMatch(/Total \$.[\d.]+/);
    expect(text).toContain('Tubo de tapa lila');
  });

  test('is the same in English', async () => {
    const text = await read('/en/mi-lista?e=HEM-001,QUI-001,ORI-001&dia=2026-11-24&hora=07:00');
    expect(text).toMatch(
      /Monday, November 23 The day before 11:00.PM Finish dinner by 11.PM; after that, only water\./,
    );
    expect(text).toMatch(/Everything ready (Tuesday, November 24|Wednesday, November 25),? before/);
  });

  test('names unknown codes, and keeps the others', async () => {
    const text = await read('/mi-lista?e=ZZZ-999,HEM-001');
    expect(text).toContain('ZZZ-999: no lo conocemos.');
    expect(text).toContain('HEM-001');
  });

  test.each([
    ['dia=2026-11-22', 'El domingo 22 de noviembre no abrimos', 'El día que eligió no se puede'],
    ['dia=2026-12-08', 'es festivo (Inmaculada Concepción) y no abrimos', 'El día que eligió no se puede'],
    ['dia=2026-02-30', 'Ese día no existe', 'El día que eligió no se puede'],
    ['dia=2025-01-01', 'Ese día ya pasó', 'El día que eligió no se puede'],
    ['hora=03:00', 'A esa hora estamos cerrados', 'Sin fecha todavía A la hora que eligió no se puede'],
    ['hora=99', 'Esa hora no existe', 'Sin fecha todavía A la hora que eligió no se puede'],
  ])('explains %s, keeps it, and promises nothing', async (query, words, answer) => {
    const html = await site.html(`/mi-lista?e=HEM-001&${query}`);
    const [name = '', value] = query.split('=');
    expect(textOf(html)).toContain(words);
    expect(elements(html, 'input').find((input) => input.name === name)?.value).toBe(value);
    expect(textOf(html)).toContain(answer);
    expect(textOf(html)).toContain('Lo primero que podemos ofrecerle es');
    // Nothing is ready if no sample can be taken on that day or at that hour.
    expect(textOf(html)).not.toContain('Todo listo');
    expect(hrefsOf(html).filter((href) => href.includes('preparacion.ics'))).toEqual([]);
  });

  test('accepts a name, and redirects to the address with only its code', async () => {
    const answer = await site.get('/mi-lista?e=HEM-001&agregar=azucar&hora=08:00');
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      '/mi-lista?e=HEM-001,QUI-001&hora=08%3A00#QUI-001',
    ]);
    expect(answer.headers.get('Cache-Control')).toMatch(/no-store/);
  });

  test('with an unknown name keeps the typed text, as text', async () => {
    const html = await site.html('/mi-lista?e=HEM-001&agregar=%22%3E%3Cscript%3Ealert(1)');
    expect(html).not.toContain('<script>alert(1)');
    expect(textOf(html)).toContain('«">');
    expect(textOf(html)).toContain('HEM-001');
  });

  test('of too many exams, or of junk only, gets an answer', async () => {
    const codes = demonstrationExams.slice(0, 75).map(({ code }) => code);
    expect(await read(`/mi-lista?e=${codes.join()}`)).toContain('Una lista lleva hasta 60 exámenes');
    expect((await site.get(`/mi-lista?e=${'%F0%9F'.repeat(500)}&dia=%00`)).status).toBe(200);
  });
});

describe('a list accepts an order', () => {
  const post = (fields: [string, string][], path = '/mi-lista?e=HEM-001&hora=08:00'): Promise<Response> =>
    site.get(path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

  test('that is clear, and redirects to the address with only its codes', async () => {
    const answer = await post([['agregar', 'Solicito:\n1. Glicemia en ayunas\n2. Creatinina\n3. Hemograma']]);
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      '/mi-lista?e=HEM-001,QUI-001,QUI-026&hora=08%3A00#QUI-001,QUI-026,HEM-001',
    ]);
  });

  test('that is ambiguous, adds nothing unasked, and is not stored', async () => {
    const answer = await post([['agregar', 'hemograma, creatinina, PT, ecografía']]);
    const html = mainOf(await answer.text());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    expect(textOf(html)).toContain('Reconocimos 2 exámenes; 2 por confirmar.');
    expect(textOf(html)).toContain('«PT» puede ser varios exámenes. ¿Cuál le pidieron?');
    expect(textOf(html)).toContain('No encontramos «ecografía»');
    const choices = elements(html, 'input').filter(({ name }) => name === 'elegido');
    expect(choices.map(({ value, checked }) => [value, checked !== undefined])).toEqual([
      ['HEM-001', true],
      ['QUI-026', true],
      ['COA-001', false],
      ['QUI-052', false],
    ]);
  });

  test('and explains that no laboratory takes pictures, which text it did not read, and where it stopped', async () => {
    const typed = `Dx: anemia\nhemograma\necografía abdominal\n${'creatinina\n'.repeat(200)}TSH`;
    const text = textOf(mainOf(await (await post([['agregar', typed]])).text()));
    expect(text).toContain('se hacen en un centro de imágenes');
    expect(text).toContain('No lo leímos como examen: Dx: anemia');
    expect(text).toContain('leímos solo el comienzo');
  });

  test('that is too long, and adds nothing before it says so, though everything it read is clear', async () => {
    const answer = await post([['agregar', `${'hemograma\n'.repeat(210)}TSH`]]);
    expect(answer.status).toBe(200);
    expect(textOf(mainOf(await answer.text()))).toContain('leímos solo el comienzo');
  });

  test('and then the choices from it', async () => {
    const answer = await post([
      ['elegido', 'QUI-026'],
      ['elegido', 'COA-001'],
      ['elegido', 'ZZZ-999'],
    ]);
    expect(answer.headers.get('Location')).toBe('/mi-lista?e=HEM-001,QUI-026,COA-001&hora=08%3A00#QUI-026,COA-001');
  });
});

test.each(['/mi-lista?e=HEM-001,QUI-001', '/mi-lista?e=HEM-001,QUI-001&agregar=unicornio'])(
  '%s links to the catalog with its exams',
  async (path) => {
    const hrefs = hrefsOf(mainOf(await site.html(path)));
    expect(hrefs).toContain('/examenes-laboratorio?e=HEM-001,QUI-001');
  },
);

describe('the plan of a list', () => {
  test('with several visits dates each of them, in order, and the last report', async () => {
    const text = await read('/mi-lista?e=END-022,END-023,HEM-001&dia=2026-11-24');
    expect(text).toMatch(
      /Visita 1 .*martes 24 de noviembre El día de la toma .*7:00.a\..m\. Venga a la toma.*Visita 2 .*martes 24 de noviembre El día de la toma .*3:30.p\..m\. Venga a la toma/,
    );
    expect(text).toContain('Si hace las 2 visitas cuando se las proponemos.');
    expect(text).toMatch(/Visita 1 martes 24 · 7:00.a\..m\. Elegir otro día/);
  });

  test('gives the reason for the wait, the earliest visit after the preparation, and the earlier results', async () => {
    const html = await site.html('/mi-lista?e=HEM-001,ORI-041');
    const text = textOf(mainOf(html)).replace(/\s+/g, ' ');
    expect(text).toMatch(/No puede ser antes por Calprotectina fecal: 7 días sin antiinflamatorios y aspirina\./);
    expect(text).toMatch(/Le proponemos venir martes 24 · 10:00.a\..m\. Elegir otro día/);
    expect(text).toMatch(
      /Ya llevo 7 días sin antiinflamatorios y aspirina Desde las 10:30.a\..m\. del martes 17 de noviembre/,
    );
    expect(text).toMatch(/Dejar Calprotectina fecal para otro día Desde las 10:30.a\..m\. del martes 17/);
    expect(hrefsOf(html).map((href) => href.replaceAll('&amp;', '&'))).toEqual(
      expect.arrayContaining(['/mi-lista?e=HEM-001,ORI-041&dia=2026-11-17&hora=10%3A30#fecha', '/mi-lista?e=HEM-001']),
    );
    expect(await read('/en/mi-lista?e=HEM-001,ORI-041')).toMatch(
      /cannot be sooner because of .*: 7 days without anti-inflammatories and aspirin\./,
    );
  });

  test('warns of a day before which the preparation should have begun', async () => {
    expect(await read('/mi-lista?e=ORI-041&dia=2026-11-18')).toMatch(
      /ya tenía que haber empezado a prepararse\. Si no, venga desde las/,
    );
    expect(await read('/mi-lista?e=ORI-041&dia=2026-11-27')).not.toContain('ya tenía que haber empezado');
  });

  test('is printed with its patient, the phone, and the date', async () => {
    const text = await read('/mi-lista?e=HEM-001');
    expect(text).toContain(`${siteConfig.brand} · ${siteConfig.phones.join(' · ')}`);
    expect(text).toContain('Plan del 17 de noviembre de 2026');
  });
});

describe('the request for a quote', () => {
  test('names the exams, and delicate exams by their code only', async () => {
    const [first = '', ...lines] = quoteOf(await site.html(`/mi-lista?e=HEM-001,${hiv?.code}`)).split('\n');
    expect(first).toMatch(/^Hola/);
    expect(lines.slice(0, 2)).toEqual([expect.stringMatching(/^- HEM-001 Hemograma/), `- ${hiv?.code}`]);
    expect(lines[2]).toMatch(/^Total en la página web: \$.[\d.]+$/);
    expect(lines[3]).toMatch(/^Lugar \(deje uno\): Torre Salud \/ /);
  });

  test('includes the day and the hour once they are chosen', async () => {
    const [first = ''] = quoteOf(await site.html('/mi-lista?e=HEM-001&dia=2026-11-24&hora=07:00')).split('\n');
    expect(first.replace(/\s/g, ' ')).toBe(
      'Hola, quisiera ir a las 7:00 a. m. del martes 24 de noviembre para estos exámenes:',
    );
  });
});

describe('the privacy of a list', () => {
  const path = `/mi-lista?e=HEM-001,${hiv?.code}&dia=2026-11-24`;
  let measuring: TestSite;
  beforeAll(async () => {
    measuring = await openSite({ laboratory: measuredLaboratory, change });
  });
  afterAll(() => measuring.close());

  test('no cache, search engine, or later page has it', async () => {
    const answer = await http.ask(path);
    const html = answer.body.toString();
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect([metaOf(html, 'robots'), metaOf(html, 'referrer')]).toEqual(['noindex', 'strict-origin']);
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).not.toContain('HEM-001');
    expect(elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href).toBe(`${publicUrl}/mi-lista`);
  });

  test('analytics see the landing page; the request for the day counts', async () => {
    const html = await measuring.html(path);
    const { 'data-analytics': handedOver = '' } = elements(html, 'body')[0] ?? {};
    expect(JSON.parse(handedOver)).toMatchObject({ path: '/', contact: false, screen: 'home' });
    expect(handedOver).not.toContain('HEM-001');
    expect(elements(html, 'a').some((link) => link['data-conversion'] === 'Appointment_Booking')).toBe(true);
  });

  test('one list does not get another’s page', async () => {
    const [one, other] = [await http.ask('/mi-lista?e=HEM-001'), await http.ask('/mi-lista?e=QUI-001')];
    expect(one.body.toString()).toContain('e=HEM-001');
    expect(other.body.toString()).not.toContain('e=HEM-001');
  });
});

const calendarPath = (query: string, prefix = '') => `${prefix}/mi-lista/preparacion.ics?${query}`;

describe('the calendar file', () => {
  const path = calendarPath;

  test('has the fast and the visit, names no exam, and is not stored', async () => {
    const answer = await site.get(path('e=HEM-001,QUI-001&dia=2026-11-24&hora=07:00'));
    const file = await answer.text();
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(file.match(/^DTSTART:.*$/gm)?.map((line) => line.trim())).toEqual([
      'DTSTART:20261124T040000Z',
      'DTSTART:20261124T120000Z',
    ]);
    expect(file).not.toMatch(/HEM-001|QUI-001|Hemograma|Glucosa/i);
    expect(file).toContain('Empiece el ayuno');
  });

  test('has each visit, and each fast', async () => {
    const file = await (await site.get(path('e=QUI-001,END-022,END-023&dia=2026-11-24'))).text();
    const starts = file.match(/^DTSTART:.*$/gm)?.map((line) => line.trim()) ?? [];
    expect(starts).toEqual(
      expect.arrayContaining(['DTSTART:20261124T040000Z', 'DTSTART:20261124T120000Z', 'DTSTART:20261124T203000Z']),
    );
    expect(starts).toEqual([...starts].sort());
    expect(new Set(file.match(/^UID:.*$/gm)).size).toBe(starts.length);
  });

  test('has the hour of a home collection on the evening before', async () => {
    const file = await (await site.get(path('e=END-027&dia=2026-11-24&hora=07:00'))).text();
    expect(file.match(/^DTSTART:.*$/gm)?.map((line) => line.trim())).toEqual([
      'DTSTART:20261124T040000Z',
      'DTSTART:20261124T120000Z',
    ]);
    expect(file).toContain('SUMMARY:Recoja la muestra en casa');
    expect(file).not.toMatch(/END-027|cortisol/i);
  });

  test('has no fast for exams without one, and is available in English', async () => {
    const file = await (await site.get(path('e=HEM-001&dia=2026-11-24&hora=07:00', '/en'))).text();
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(file).toContain('Go for your sample collection');
    expect(file).toContain('PRODID:-//Clinical laboratory//Exam list//EN');
  });

  test('without exams is missing', async () => {
    expect((await site.get(path('e=ZZZ-999'))).status).toBe(404);
  });
});

describe('the reminders of the calendar file', () => {
  const path = calendarPath;
  const unfolded = async (query: string) => (await (await site.get(path(query))).text()).replaceAll('\r\n ', '');

  // Alcohol and biotin had no separate reminder: the only one rang after both abstentions should have begun.
  test('remind of every abstention in time, and nothing begins in the middle of the night without notice', async () => {
    const file = await unfolded('e=PAN-001&dia=2026-11-24&hora=07:00');
    expect(file).toContain('SUMMARY:Desde ahora\\, sin: alcohol');
    const [, alcohol = ''] = /BEGIN:VEVENT((?:(?!END:VEVENT)[\s\S])*sin: alcohol[\s\S]*?)END:VEVENT/.exec(file) ?? [];
    expect(alcohol).toContain('DTSTART:20261123T120000Z');
    // At eight the evening before: eleven hours.
    expect(alcohol).toContain('TRIGGER:-PT660M');
  });

  test('never show intimate topics on a locked screen, say that it is not an appointment, and give a map one place or none', async () => {
    const file = await unfolded('e=MAR-001&dia=2026-11-28&hora=07:00');
    expect(file.match(/^SUMMARY:.*$/gm)?.join()).not.toMatch(/sexual|eyacul|masturb/i);
    expect(file).toMatch(/^DESCRIPTION:.*sexuales/m);
    expect(file).toContain('no es una cita confirmada');
    expect(file).not.toContain('LOCATION:');
    expect(file).not.toContain('Torre Salud\\, Torre Salud');
  });

  test('of two people on one morning do not overwrite each other', async () => {
    const uids = async () => (await unfolded('e=HEM-001&dia=2026-11-24&hora=07:00')).match(/^UID:.*$/gm);
    expect(await uids()).not.toEqual(await uids());
  });

  test.each(['2026-12-08', '2026-11-22', '2026-11-01'])(
    'of the refused day %s redirect to the list, which gives the reason',
    async (day) => {
      const answer = await site.get(path(`e=HEM-001&dia=${day}&hora=07:00`));
      expect([answer.status, answer.headers.get('Location')]).toEqual([
        303,
        `/mi-lista?e=HEM-001&dia=${day}&hora=07%3A00#fecha`,
      ]);
    },
  );
});

describe('/entrega-rapida', () => {
  const ask = (fields: Record<string, string>) =>
    site.get('/entrega-rapida', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Origin: publicUrl },
    });
  const asked = async (fields: Record<string, string>) => (await ask(fields)).text();

  test('promises a date, with its steps, for an exam by its name or code', async () => {
    for (const exam of ['azucar', 'QUI-001']) {
      const text = textOf(await asked({ examen: exam, dia: '2026-11-21', hora: '11:00' }));
      expect(text).toMatch(/sábado 21 de noviembre a las 11:00/);
      expect(text).toMatch(/está listo el (sábado 21|lunes 23) de noviembre antes de las/);
      expect(text).toMatch(/Se procesa el/);
    }
  });

  test('a panel waits for its members', async () => {
    const panel = demonstrationExams.find(({ members }) => members.length > 1);
    expect(textOf(await asked({ examen: panel?.code ?? '' }))).toMatch(/está listo el/);
  });

  test('explains an unanswerable question and keeps the typed text', async () => {
    const html = await asked({ examen: 'unicornio', dia: '', hora: '' });
    expect(textOf(html)).toContain('No encontramos «unicornio»');
    expect(elements(html, 'input').find(({ name }) => name === 'examen')?.value).toBe('unicornio');
    expect(textOf(await asked({ examen: 'azucar', dia: '2026-02-30', hora: '07:00' }))).toContain('Ese día no existe');
  });

  test('asks which exam an ambiguous text means, with buttons that post its code', async () => {
    const html = await asked({ examen: 'PT', dia: '', hora: '' });
    const codes = elements(html, 'button').filter(({ name }) => name === 'codigo');
    expect(codes.length).toBeGreaterThan(1);
    expect(textOf(await asked({ examen: 'PT', codigo: codes[0]?.value ?? '' }))).toMatch(/está listo el/);
  });

  // The exam used to be in the query, which logs and the history hold.
  test('the exam is in no address: the form posts it, and a query with one is not read', async () => {
    const plain = await site.get('/entrega-rapida');
    expect(plain.headers.get('Cache-Control')).toMatch(/^public/);
    const html = await plain.text();
    expect(elements(html, 'form').filter(({ action = '' }) => action.includes('#su-fecha'))).toMatchObject([
      { method: 'post', action: '/entrega-rapida#su-fecha' },
    ]);
    expect(textOf(await site.html('/entrega-rapida?examen=vih'))).toBe(textOf(html));
    const answer = await ask({ examen: 'vih' });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.text()).not.toMatch(/[?&]examen=/);
  });
});

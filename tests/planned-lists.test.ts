import { describe, expect, test } from 'vitest';

import { createCatalogue } from '../app/domain/exams/catalogue.ts';
import { conflictWords } from '../app/domain/preparation/conflict-words.ts';
import { personIn, personText } from '../app/domain/preparation/person.ts';
import { planLines } from '../app/domain/preparation/plan-words.ts';
import { preparationPlan } from '../app/domain/preparation/preparation-plan.ts';
import { bloodWords } from '../app/domain/preparation/sampling-words.ts';
import { demonstrationExams } from '../db/seed/exams/index.ts';

/**
 * Plans as patients read them, for lists that doctors order. Each row pins the sentences that keep a patient safe or save a second visit,
 * in both languages, and the text that a plan must not contain.
 */
const catalogue = createCatalogue(demonstrationExams);
const [newborn, infant, child, pregnant, man, insulin, metabolic, biotin] = [
  personText({ group: 'newborn', facts: [] }),
  personText({ group: 'infant', facts: [] }),
  personText({ group: 'child', facts: [] }),
  personText({ group: 'pregnant', facts: [] }),
  personText({ group: 'man', facts: [] }),
  personText({ group: null, facts: ['insulin'] }),
  personText({ group: null, facts: ['metabolic'] }),
  personText({ group: null, facts: ['biotin'] }),
];

function planText(codes: string, who: string, locale: 'es' | 'en'): string {
  const exams = codes.split(',').flatMap((code) => catalogue.byCode.get(code) ?? []);
  expect(exams).toHaveLength(codes.split(',').length);
  const person = personIn(who);
  const plan = preparationPlan(exams, catalogue.byCode, person);
  const nameOf = (code: string): string => catalogue.byCode.get(code)?.name[locale] ?? code;
  const text = plan.visits.flatMap(({ exams: own, preparation, sampling, discarded }) => [
    ...planLines(preparation, { date: '2026-11-26', minutes: 420 }, locale, own.length > 1 ? nameOf : null, {
      person,
      waived: plan.fastWaived.filter((code) => own.includes(code)),
      discarded,
    }).map((line) => `${line.text} ${line.detail ?? ''} ${line.because}`),
    ...sampling.tubes.map(({ count, container }) => `${count} ${container}`),
    ...sampling.containers.map(({ count, container }) => `${count} ${container}`),
    bloodWords(sampling, locale),
  ]);
  return [...plan.conflicts.map((one) => conflictWords(one, locale, nameOf)), ...text, `${plan.visits.length} visits`]
    .join('\n')
    .replaceAll(/\s/g, (space) => (space === '\n' ? space : ' '));
}

type Row = [codes: string, who: string, es: string[], en: string[], absent: string[]];
const lists: Row[] = [
  [
    'END-025',
    '',
    ['Las dos muestras se toman el mismo día', '2 visits'],
    ['Both samples are taken on the same day'],
    [],
  ],
  [
    'END-025,QUI-001',
    '',
    ['antes de las 9:00 a. m. para Cortisol AM', '2 visits'],
    ['before 9:00 AM for'],
    ['3 visits'],
  ],
  [
    'ORI-042,ORI-046,MIC-002',
    '',
    ['6 stool-cup', '1 stool-transport', 'antes de que pasen 2 horas', 'no lo suspenda sin hablar con él'],
    ['within 2 hours', 'do not stop it without talking'],
    [],
  ],
  ['ORI-042', '', ['3 stool-cup', '3 entregas'], ['3 deliveries'], []],
  ['MIC-013', '', ['3 sputum-cup', 'antes de que pasen 24 horas'], ['within 24 hours'], []],
  ['QUI-001,QUI-005', '', ['2 fluoride'], ['2 fluoride'], []],
  ['QUI-008,QUI-005', '', ['2 fluoride', 'puede comer'], ['2 fluoride'], ['Deje de comer']],
  ['QUI-001,QUI-004', '', ['3 fluoride'], ['3 fluoride'], []],
  ['QUI-001,QUI-003', '', ['2 fluoride'], ['2 fluoride'], []],
  [
    'HEM-001,QUI-001,PAN-001',
    '',
    ['Este ayuno es para adultos sanos', 'Alcohol'],
    ['This fast is for healthy adults'],
    [],
  ],
  [
    'HEM-001,QUI-001,PAN-001',
    child,
    ['de 8 a 10 horas', 'dele algo dulce', 'como máximo 9,6 mL'],
    ['8 to 10', 'give something sweet', 'at most 9.6 mL'],
    ['Alcohol', 'adultos sanos', 'cucharadita', 'licor'],
  ],
  [
    'HEM-001,QUI-001,PAN-001',
    infant,
    ['No le quite ninguna toma'],
    ['Do not skip any of the baby’s feeds'],
    ['Deje de comer', 'Alcohol', 'Don’t eat after', '12 horas', '12 hours'],
  ],
  // The rule for this patient forbids a fast, so no sentence of an exam may require one.
  ['PAN-001', metabolic, ['No haga ayuno'], ['Do not fast'], ['Deje de comer', '12 horas,', 'for 12 hours']],
  [
    'QUI-051,GEN-100,HEM-039',
    newborn,
    ['unos 1 mL de sangre', 'como máximo 2,4 mL'],
    ['about 1 mL'],
    ['8 mL', 'cucharadita'],
  ],
  ['QUI-046', '', ['no', 'adultos sanos'], ['healthy adults'], []],
  ['QUI-046', newborn, ['No le quite ninguna toma'], ['Do not skip'], ['Deje de comer']],
  ['QUI-046', metabolic, ['No haga ayuno'], ['Do not fast'], ['Deje de comer']],
  [
    'QUI-001,PAN-001',
    insulin,
    ['No ayune sin hablar antes con el médico', 'primera hora', 'azúcar'],
    ['Do not fast without first talking'],
    ['adultos sanos'],
  ],
  ['PAN-001', insulin, ['No ayune sin hablar antes'], ['Do not fast without first'], []],
  ['QUI-004', insulin, ['No ayune sin hablar antes'], ['Do not fast without first'], []],
  ['END-037', child, ['venga con un adulto'], ['come with an adult'], []],
  [
    'END-028',
    '',
    ['No lo suspenda por su cuenta', 'Si usa dexametasona para la prueba de supresión'],
    ['Do not stop it on your own'],
    ['Si usa dexametasona,', 'If you use dexamethasone,'],
  ],
  ['PAN-027', '', ['No necesita ayuno'], ['fast'], ['Venga entre los días', 'come between days']],
  ['PAN-028', '', ['No necesita ayuno'], ['fast'], ['venga entre los días', 'come between days']],
  [
    'END-064,END-065,END-066',
    '',
    ['Si tiene la menstruación y no está en embarazo, venga entre los días 2 y 5'],
    ['If you have periods and are not pregnant, come between days 2 and 5'],
    [],
  ],
  ['END-064,END-065', man, ['No necesita ayuno'], ['fast'], ['venga entre los días', 'come between days']],
  ['REP-002,END-067', pregnant, ['No necesita ayuno'], ['fast'], ['del ciclo.', 'of your cycle']],
  [
    'MED-028',
    '',
    ['al menos 6 horas después', 'a más tardar a la 1:00 a. m.'],
    ['at least 6 hours after', 'no later than 1:00 AM'],
    [],
  ],
  [
    'MED-017',
    '',
    ['Tome la última dosis de litio a las 7:00 p. m. del miércoles'],
    ['Take the last dose of lithium at 7:00 PM'],
    ['al menos'],
  ],
  [
    'MED-001',
    '',
    ['va después de la muestra, no antes'],
    ['after the sample, not before'],
    ['Espere a que le tomemos'],
  ],
  [
    'MIC-011',
    '',
    ['el examen dura 45 minutos'],
    ['the test takes 45 minutes'],
    ['Llegue 45 minutos antes', 'Arrive 45'],
  ],
  [
    'INF-005',
    '',
    ['Puede esperar el resultado: está en unos 20 minutos', 'una gota de sangre del dedo'],
    ['wait for the result', 'a drop of blood from your finger'],
    ['Llegue 20 minutos antes', 'Arrive 20'],
  ],
  [
    'MAR-001,END-001,END-077',
    '',
    ['masturbación', 'Si toma biotina', 'la de ese día'],
    ['masturbation', 'If you take biotin'],
    ['la de hoy'],
  ],
  ['END-001', biotin, ['nada en'], ['biotin'], ['Si toma biotina']],
  [
    'REP-026,MIC-026,MAR-001',
    '',
    ['Primero le tomamos la sangre', 'lávese con jabón'],
    ['wash your hands'],
    ['Si recoge el semen en la casa', 'If you collect the semen at home'],
  ],
  [
    'REP-026',
    '',
    ['Si recoge el semen en la casa, tráigalo pegado al cuerpo'],
    ['If you collect the semen at home'],
    [],
  ],
  [
    'MIC-001,ORI-001,QUI-102',
    '',
    ['La orina que se bota al empezar las 24 horas no se pierde', 'nada en los 3 días anteriores', '2 visits'],
    ['is not lost', '2 visits'],
    ['piden', 'pide '],
  ],
  [
    'INF-110,INF-118,INF-002',
    '',
    ['Pase al menos 1 hora sin orinar'],
    ['Do not urinate for at least 1 hour'],
    ['Espere al menos 1 hora'],
  ],
  [
    'PAN-032',
    '',
    ['Primero le tomamos, sentado, la muestra de Relación aldosterona/renina', 'Llegue 45 minutos antes', '1 visits'],
    ['First we take the sample'],
    [],
  ],
  [
    'QUI-092,QUI-093,QUI-101,QUI-102',
    '',
    ['dos recolecciones, en días distintos', '2 visits'],
    ['two collections, on different days'],
    ['necesita un'],
  ],
  [
    'PAN-006',
    pregnant,
    ['de 8 a 12 horas', 'si tiene náuseas o mareo'],
    ['8 to 12', 'if you feel nauseated or dizzy'],
    ['adultos sanos'],
  ],
  [
    'QUI-006',
    pregnant,
    ['no pase', 'pregunte a su médico antes de hacerse la curva'],
    ['before you take the glucose curve'],
    [],
  ],
];

describe.each(lists)('%s for %j', (codes, who, es, en, absent) => {
  test('has the essential sentences in both languages, and none that would mislead', () => {
    const [spanish, english] = [planText(codes, who, 'es'), planText(codes, who, 'en')];
    for (const words of es) expect(spanish.toLowerCase()).toContain(words.toLowerCase());
    for (const words of en) expect(english.toLowerCase()).toContain(words.toLowerCase());
    for (const words of absent) expect(`${spanish}\n${english}`).not.toContain(words);
  });
});

test('every sentence of a plan occurs once, unless it belongs to different exams', () => {
  for (const [codes, who] of lists) {
    const [own] = planText(codes, who, 'es')
      .split('\n')
      .filter((line, index, all) => line.length > 40 && all.indexOf(line) < index);
    // Two visits on one day repeat the sentences for both.
    if (!planText(codes, who, 'es').endsWith('2 visits')) expect([codes, own]).toEqual([codes, undefined]);
  }
});

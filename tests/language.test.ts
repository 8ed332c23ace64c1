import { describe, expect, test } from 'vitest';

import { britishWordsIn } from './support/british-words.ts';
import { spanishFaultsIn, unmarkedThousandsIn } from './support/spanish-faults.ts';
import { translatedPhrasesIn } from './support/translated-english.ts';
import { places } from './support/written-texts.ts';

// The site promised American English and had "titre", "nappy", and "car parks". It promised usted and had "le atendemos", "recarga", and
// "50,000". Readers found these one by one, so this test reads every text.

describe.each(places.filter(({ isHeld }) => isHeld.en))('the English of $name', ({ read }) => {
  test('is American', () => {
    const found = read('en').flatMap(({ where, text }) => britishWordsIn(text).map((word) => `${where}: ${word}`));
    expect([...new Set(found)]).toEqual([]);
  });

  test('is idiomatic, and writes the thousands separators', () => {
    const found = read('en').flatMap(({ where, text }) =>
      [...translatedPhrasesIn(text), ...unmarkedThousandsIn(text)].map(
        (phrase) => `${where}: “${phrase}” in ${text.slice(0, 60)}`,
      ),
    );
    expect([...new Set(found)]).toEqual([]);
  });
});

describe.each(places.filter(({ isHeld }) => isHeld.es))('the Spanish of $name', ({ read }) => {
  test('uses usted, and the words of Medellín', () => {
    const found = read('es').flatMap((written) =>
      spanishFaultsIn(written).map((fault) => `${written.where}: “${fault}” in ${written.text.slice(0, 60)}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });
});

test.each(places)('$name has texts', ({ read }) => {
  expect(read('en').length).toBeGreaterThan(3);
  expect(read('es').length).toBeGreaterThan(3);
});

describe('finds a planted fault in the English', () => {
  test.each([
    'the colour of the cap',
    'an antibody titre',
    'Ionised calcium',
    'hospitalisation',
    'haemoglobin',
    'Anaemia',
    'diarrhoea',
    'oestradiol',
    'paediatric',
    'anaesthetic',
    'during labour',
    'a dirty nappy',
    'Analyse the sample',
    '500 mL or half a litre',
    'your e-mail',
    'Match days: use the car park',
    'paracetamol',
  ])('British: %s', (text) => {
    expect(britishWordsIn(text)).toHaveLength(1);
  });

  test.each([
    'an analysis of all analyses',
    'exercise, advise, promise, disease, otherwise, precise',
    'four hours; your doctor; tour; pour',
    'a parameter, a diameter, a thermometer',
    'acetaminophen (paracetamol)',
    'See [the catalog](/test-catalogue) and `colour`.',
    'toes, goes, does, shoes',
    'a fetal heartbeat; aerobic bacteria; Israel',
  ])('and accepts American: %s', (text) => {
    expect(britishWordsIn(text)).toEqual([]);
  });

  test.each([
    'It serves to find the cause.',
    'It is no use for finding cancer.',
    'It is of use when compared with another sample.',
    'A low value speaks of a blocked duct.',
    'Whoever has already had it is protected.',
    'If cells break, it comes out very high.',
    'The risk is worked out from them.',
    'If it rises, the reason must be sought.',
    'Ordered for burning urine.',
    'About 60 % is expected.',
  ])('word-by-word translation: %s', (text) => {
    expect(translatedPhrasesIn(text)).toHaveLength(1);
  });

  test.each([
    'An update came out in 2026.',
    'It is of no use to anybody else.',
    'The fluid comes out after a massage.',
  ])('and accepts idiomatic English: %s', (text) => {
    expect(translatedPhrasesIn(text)).toEqual([]);
  });
});

describe('finds a planted fault in the Spanish', () => {
  test.each([
    ['tú', '¿Cómo quieres tu resultado?'],
    ['a courteous le', 'Le atendemos sin afán.'],
    ['a courteous le', 'Si no contesta, le llamamos a usted.'],
    ['a courteous le', 'Prometemos acompañarle.'],
    ['a foreign thousands separator', 'más de 50,000 pacientes'],
    ['a foreign decimal separator', 'desde 5.7 %'],
    ['thousands without their separator', 'a unos 1500 m de altura'],
    ['a percentage without its space', 'el 99,9%'],
  ])('Spanish, %s: %s', (_, text) => {
    expect(spanishFaultsIn({ text, isLabel: false })).not.toEqual([]);
  });

  test.each(['Ver Mis Resultados', 'Política de Cookies', 'Preparación: Antes del Examen'])('a title: %s', (text) => {
    expect(spanishFaultsIn({ text, isLabel: true })).not.toEqual([]);
  });

  test.each([
    'Le damos la fecha y le avisamos si cambia.',
    'Le recibimos la muestra y le explicamos.',
    'más de 50.000 pacientes, el 99,9 %, 1.500 m y 0,125 mg',
    'el artículo 2.8.1.2.4 y OpenAPI 3.1',
    'Tome el té con leche.',
    '50,000+ Pacientes',
  ])('and accepts correct text: %s', (text) => {
    expect(spanishFaultsIn({ text, isLabel: false })).toEqual([]);
  });

  test.each(['Toma a domicilio', 'Contacto: sedes y horarios', 'Exámenes de IgE y ANCA', 'Agendar por WhatsApp'])(
    'and accepts a correct title: %s',
    (text) => {
      expect(spanishFaultsIn({ text, isLabel: true })).toEqual([]);
    },
  );
});

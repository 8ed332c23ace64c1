import { expect, test } from 'vitest';

import { correctedQuery } from './corrected-query.ts';

const bloodCount = { name: { es: 'Hemograma IV (cuadro hemático)', en: 'Blood count' }, synonyms: ['CBC'] };
const lipids = { name: { es: 'Perfil lipídico', en: 'Lipid panel' }, synonyms: [] };

test.each([
  ['hemogrma', bloodCount, 'hemograma'],
  ['cuadro hematcio', bloodCount, 'cuadro hemático'],
  ['perfil lipidco', lipids, 'perfil lipídico'],
])('“%s” was meant as “%s”', (query, exam, meant) => {
  expect(correctedQuery(query, exam)).toBe(meant);
});

test.each([
  ['hemog', bloodCount],
  ['ematico', bloodCount],
  ['hemograma', bloodCount],
  ['lipidico', lipids],
  ['tsh', lipids],
  ['creatinina', lipids],
])('“%s” is not corrected', (query, exam) => {
  expect(correctedQuery(query, exam)).toBeNull();
});

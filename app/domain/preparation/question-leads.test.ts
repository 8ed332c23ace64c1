import { expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import { isToAsk } from './instruction-place.ts';
import { questionLead } from './question-leads.ts';

test.each([
  ['Si toma levotiroxina, pregunte a su médico si la de ese día va antes o después.', 'Levotiroxina', 'Levothyroxine'],
  ['Si usa insulina o pastillas para el azúcar, pregunte a su médico.', 'Insulina', 'Insulin'],
  [
    'Si toma omeprazol o parecidos, o un antibiótico, pregunte a su médico.',
    'Medicamentos para la acidez',
    'Medicines for stomach acid',
  ],
  ['La toma la hace un hematólogo; pregúntenos antes.', 'Antes de venir', 'Before you come'],
])('%s is about %s', (text, es, en) => {
  expect([questionLead(text, 'es'), questionLead(text, 'en')]).toEqual([es, en]);
});

test('nearly all questions of the demonstration have a subject', () => {
  const questions = new Set(
    demonstrationExams.flatMap(({ preparation }) => preparation.instructions.map(({ es }) => es)).filter(isToAsk),
  );
  const others = [...questions].filter((text) => questionLead(text, 'es') === questionLead('', 'es'));
  expect(others).toEqual([expect.stringMatching(/pregúntenos antes de agendarla/)]);
});

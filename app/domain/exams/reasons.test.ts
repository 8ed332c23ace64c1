import { expect, test } from 'vitest';

import { reasonsIn } from './reasons.ts';

test.each([
  [
    'Por cansancio o fiebre; antes de una cirugía, en el embarazo y en los chequeos.',
    'For tiredness or fever; before surgery, in pregnancy and at checkups.',
    ['Por cansancio o fiebre', 'Antes de una cirugía', 'En el embarazo', 'En los chequeos'],
    ['For tiredness or fever', 'Before surgery', 'In pregnancy', 'At checkups'],
  ],
  // A comma alone may go on with the same reason.
  [
    'Se pide ante fiebre y ojos rojos, en quien tuvo contacto con aguas sucias.',
    'Ordered for fever and red eyes, for people in contact with dirty water.',
    ['Se pide ante fiebre y ojos rojos, en quien tuvo contacto con aguas sucias.'],
    ['Ordered for fever and red eyes, for people in contact with dirty water.'],
  ],
  [
    'Se pide en la gota, en las piedras y en el cáncer.',
    'Ordered for gout, stones and cancer.',
    ['Se pide en la gota, en las piedras y en el cáncer.'],
    ['Ordered for gout, stones and cancer.'],
  ],
  [
    'Se pide en infecciones repetidas, y antes y después de un tratamiento.',
    'Ordered for repeated infections, and before and after treatment.',
    ['Se pide en infecciones repetidas, y antes y después de un tratamiento.'],
    ['Ordered for repeated infections, and before and after treatment.'],
  ],
])('%s', (es, en, inSpanish, inEnglish) => {
  expect([reasonsIn({ es, en }, 'es'), reasonsIn({ es, en }, 'en')]).toEqual([inSpanish, inEnglish]);
});

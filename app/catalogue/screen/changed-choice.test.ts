import { expect, test } from 'vitest';

import { readChoice } from '../../domain/exam-search/exam-choice.ts';
import { changedChoice } from './changed-choice.ts';

const choice = (query: string) => readChoice(new URLSearchParams(query));

test('a link applies its own change, and keeps the text and the choices since it was rendered', () => {
  const shown = choice('q=ts&pagina=2');
  const asked = choice('q=tsh&hoy=1');
  expect(changedChoice({ ...shown, area: 'chemistry', page: 1 }, shown, asked)).toEqual(
    choice('q=tsh&hoy=1&area=chemistry'),
  );
  expect(changedChoice({ ...shown, page: 3 }, shown, asked)).toEqual(choice('q=tsh&hoy=1&pagina=3'));
});

test('a filter starts at the first page, whatever page was requested in the meantime', () => {
  const shown = choice('q=tsh');
  expect(changedChoice({ ...shown, sameDay: true }, shown, choice('q=tsh&pagina=2'))).toEqual(choice('q=tsh&hoy=1'));
});

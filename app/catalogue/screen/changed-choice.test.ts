import { expect, test } from 'vitest';

import { readChoice } from '../../domain/exam-search/exam-choice.ts';
import { changedChoice } from './changed-choice.ts';

const choice = (query: string) => readChoice(new URLSearchParams(query));

test('a link changes what it says, and keeps what was typed and chosen since it was written', () => {
  const shown = choice('q=ts&pagina=2');
  const asked = choice('q=tsh&hoy=1');
  expect(changedChoice({ ...shown, area: 'chemistry', page: 1 }, shown, asked)).toEqual(
    choice('q=tsh&hoy=1&area=chemistry'),
  );
  expect(changedChoice({ ...shown, page: 3 }, shown, asked)).toEqual(choice('q=tsh&hoy=1&pagina=3'));
});

test('a filter begins at the first page, whatever page was asked for meanwhile', () => {
  const shown = choice('q=tsh');
  expect(changedChoice({ ...shown, sameDay: true }, shown, choice('q=tsh&pagina=2'))).toEqual(choice('q=tsh&hoy=1'));
});

import { expect, test } from 'vitest';

import type { Exam } from '../exams/exam.ts';
import { plainExam } from '../exams/fixtures/sound-exam.ts';
import { expandPanels } from './expand-panels.ts';

const single = (code: string): Exam => plainExam({ code });
const panel = (code: string, ...members: string[]): Exam => plainExam({ code, members, specimens: [], components: [] });

const catalogueOf = (...exams: Exam[]) => new Map(exams.map((exam) => [exam.code, exam]));
const [a, b, c] = [single('A'), single('B'), single('C')];

const expanded = (asked: Exam[], ...others: Exam[]) => {
  const { exams, unknown } = expandPanels(asked, catalogueOf(...asked, ...others));
  return { exams: exams.map(({ exam, panels }) => [exam.code, ...panels].join(' < ')), unknown };
};

test.each<[name: string, exams: string[], ...Parameters<typeof expanded>]>([
  ['nothing', [], []],
  ['exams by code, each once', ['A', 'B'], [b, a, b]],
  ['a panel as its members', ['A < P', 'B < P'], [panel('P', 'B', 'A')], a, b],
  ['a member that was asked for, too', ['A < P', 'B < P'], [a, panel('P', 'A', 'B')], b],
  [
    'two panels with a common member',
    ['A < P', 'B < P < Q', 'C < Q'],
    [panel('Q', 'B', 'C'), panel('P', 'A', 'B')],
    a,
    b,
    c,
  ],
  ['a panel among members', ['A < P < Q'], [panel('Q', 'P')], panel('P', 'A'), a],
  ['a member named twice', ['A < P'], [panel('P', 'A', 'A')], a],
  ['a panel that contains itself', ['A < P'], [panel('P', 'P', 'A')], a],
  [
    'two panels that contain each other, from the one that was asked for',
    ['A < P', 'B < P < Q'],
    [panel('P', 'Q', 'A')],
    panel('Q', 'P', 'B'),
    a,
    b,
  ],
])('%s', (_, exams, asked, ...others) => {
  expect(expanded(asked, ...others)).toEqual({ exams, unknown: [] });
});

test('reports members that the catalog does not know, and finds the others', () => {
  expect(expanded([panel('P', 'Z', 'A', 'Y', 'Z')], a)).toEqual({ exams: ['A < P'], unknown: ['Y', 'Z'] });
});

test('applies the demands of a panel to each of its members', () => {
  const fasting = { minHours: 12, maxHours: 14 };
  const lipids = plainExam({ code: 'P', members: ['A'], specimens: [], preparation: { fasting } });
  const { exams } = expandPanels([lipids], catalogueOf(a));
  expect(exams[0]?.preparations.map((preparation) => preparation.fasting)).toEqual([null, fasting]);
});

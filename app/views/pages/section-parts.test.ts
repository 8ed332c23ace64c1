import { expect, test } from 'vitest';

import { bodyOf, sectionsAt, sectionWarnings, takeSections, withoutWarnings } from './section-parts.ts';

const section = (id: string, text: string) => ({ id, heading: id, html: `<h2 id="${id}">${id}</h2>\n${text}` });
const sections = [section('a', '<p>1</p><blockquote><p>Urgencia</p></blockquote>'), section('b', '<p>2</p>')];

test('takes a section’s text without its heading', () => {
  expect(bodyOf(section('b', '<p>2</p>'))).toBe('<p>2</p>');
});

test('takes warnings out of the sections that fold, and drops a section that only warns', () => {
  expect(sectionWarnings(sections)).toBe('<blockquote><p>Urgencia</p></blockquote>');
  expect(withoutWarnings(sections).map(bodyOf)).toEqual(['<p>1</p>', '<p>2</p>']);
  expect(withoutWarnings([section('c', '<blockquote><p>Vaya</p></blockquote>')])).toEqual([]);
});

test('takes sections apart by their anchors', () => {
  const [taken, others] = takeSections(sections, ['b', 'none']);
  expect([taken, others].map((list) => list.map(({ id }) => id))).toEqual([['b'], ['a']]);
});

test('keeps the place of a section that the page does not have', () => {
  expect(sectionsAt(sections, ['none', 'b']).map((one) => one?.id)).toEqual([undefined, 'b']);
});

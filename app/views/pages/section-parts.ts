import type { ContentSection } from './page.ts';

const heading = /^\s*<h2[\s\S]*?<\/h2>/;
const warning = /<blockquote>[\s\S]*?<\/blockquote>/g;

/** The text of a section without its heading, for a screen that sets the heading itself. */
export const bodyOf = ({ html }: Pick<ContentSection, 'html'>): string => html.replace(heading, '').trim();

/** ('…<blockquote>Urgencia…</blockquote>') → the warnings of all sections, which stay in view when the sections fold. */
export const sectionWarnings = (sections: readonly ContentSection[]): string =>
  sections.flatMap(({ html }) => html.match(warning) ?? []).join('');

/** The sections without their warnings; a section that only warned is gone. */
export const withoutWarnings = (sections: readonly ContentSection[]): ContentSection[] =>
  sections
    .map((section) => ({ ...section, html: section.html.replace(warning, '') }))
    .filter((section) => bodyOf(section) !== '');

/** The sections with these anchors, each at its anchor's place; undefined for one that the page does not have. */
export const sectionsAt = (
  sections: readonly ContentSection[],
  ids: readonly string[],
): (ContentSection | undefined)[] => ids.map((id) => sections.find((section) => section.id === id));

/** Splits sections into those that `ids` names, in that order, and the rest: (all, ['preparacion']) → [[preparation], the others]. */
export function takeSections(
  sections: readonly ContentSection[],
  ids: readonly string[],
): [taken: ContentSection[], others: ContentSection[]] {
  const taken = sectionsAt(sections, ids).filter((section) => section !== undefined);
  return [taken, sections.filter((section) => !taken.includes(section))];
}

import { plainText } from '../../seo/plain-text.ts';

/** A part of a page's prose, from one second-level heading to the next. What stands before the first has no id. */
export interface ContentSection {
  id: string | null;
  /** The heading as plain text. */
  heading: string;
  /** The heading and what is under it. */
  html: string;
}

/** Cuts our own sanitised HTML at its second-level headings: ('<p>a</p><h2 id="b">B</h2><p>c</p>') → two sections. */
export const sectionsOf = (html: string): ContentSection[] =>
  html
    .split(/(?=<h2\b)/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, id = null, heading = ''] = part.match(/^<h2(?:\s+id="([^"]+)")?>([\s\S]*?)<\/h2>/) ?? [];
      return { id, heading: plainText(heading), html: part };
    });

import type { SpecimenCap } from '../../app/domain/exams/specimen-cap.ts';
import { elementsBelow, type HtmlElement, type HtmlRoot, textInNode } from './html-tree.ts';

/** A placeholder for the sprite's address until the file becomes a module (`content-plugin.ts`), when Vite knows the address. */
export const spriteMark = '%sprite%';

/** The headings of a column whose cells name tubes. */
const headings = ['Tubo', 'Tube'];

/** The names of the caps in the content, in both languages. */
const capNames: Record<string, SpecimenCap> = {
  lila: 'lavender',
  lavender: 'lavender',
  amarilla: 'gold',
  gold: 'gold',
  azul: 'blue',
  blue: 'blue',
  verde: 'green',
  green: 'green',
  roja: 'red',
  red: 'red',
  gris: 'grey',
  gray: 'grey',
};
const capName = new RegExp(`\\b(?:light )?(${Object.keys(capNames).join('|')})\\b`, 'gi');

/**
 * Adds a drawing of each sample tube that a cell names before its words, in a column of tubes: 'Gris o amarilla' → a grey tube and a gold
 * one. They are decoration, because the words name the colors. It runs after `readableTables`, which names the column of each cell.
 */
export const drawnTubes = () => (tree: HtmlRoot) => {
  for (const cell of elementsBelow(tree)) {
    const { dataColumn } = cell.properties;
    if (typeof dataColumn !== 'string' || !headings.includes(dataColumn)) continue;
    const names = [...textInNode(cell).matchAll(capName)].map(([, name = '']) => name.toLowerCase());
    cell.children.unshift(...names.flatMap((name) => capNames[name] ?? []).map(tube));
  }
};

const tube = (cap: SpecimenCap): HtmlElement => ({
  type: 'element',
  tagName: 'svg',
  properties: { className: ['tube'], ariaHidden: 'true' },
  children: [{ type: 'element', tagName: 'use', properties: { href: `${spriteMark}#specimen-${cap}` }, children: [] }],
});

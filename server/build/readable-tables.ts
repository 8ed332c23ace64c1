import { elementsBelow, elementsOf, type HtmlElement, type HtmlRoot, textInNode } from './html-tree.ts';

/** A table with more columns is stacked on a phone. */
const MAX_BESIDE = 2;

/**
 * Makes the tables of a text readable on a phone and with a screen reader: the first cell of a row is its heading, and each other cell
 * carries the name of its column, which `prose.css` shows where rows are stacked. The roles keep it a table for assistive technology even
 * when CSS lays out its rows as blocks.
 */
export const readableTables = () => (tree: HtmlRoot) => {
  for (const table of elementsBelow(tree).filter(({ tagName }) => tagName === 'table')) {
    const heads = elementsOf(table, 'thead');
    const columns = heads.flatMap(elementsBelow).filter(({ tagName }) => tagName === 'th');
    add(table, { role: 'table', ...(columns.length > MAX_BESIDE && { className: ['stacks'] }) });
    for (const part of [...heads, ...elementsOf(table, 'tbody')]) {
      add(part, { role: 'rowgroup' });
      for (const row of elementsOf(part, 'tr')) add(row, { role: 'row' });
    }
    for (const column of columns) add(column, { role: 'columnheader', scope: 'col' });
    const names = columns.map(textInNode);
    for (const row of elementsOf(table, 'tbody').flatMap((body) => elementsOf(body, 'tr'))) nameCells(row, names);
  }
};

function nameCells(row: HtmlElement, names: readonly string[]): void {
  for (const [position, cell] of elementsOf(row, 'td').entries()) {
    if (position === 0) {
      cell.tagName = 'th';
      add(cell, { role: 'rowheader', scope: 'row' });
    } else add(cell, { role: 'cell', dataColumn: names[position] ?? '' });
  }
}

/** Adds properties before the existing ones, which take precedence. */
function add(element: HtmlElement, properties: HtmlElement['properties']): void {
  element.properties = { ...properties, ...element.properties };
}

import { escapeMarkup } from '../../seo/escape.ts';
import { plainText } from '../../seo/plain-text.ts';
import { drawnTubes } from './drawn-tubes.ts';

/**
 * Makes the tables of our own sanitised HTML readable on a phone and by ear: the first cell of a row is its heading, and each
 * other cell carries the name of its column, which `prose.css` shows where rows are stacked. The roles keep it a table for
 * assistive technology when its rows are laid out as blocks.
 */
export const readableTables = (html: string): string =>
  html.replace(/<table>([\s\S]*?)<\/table>/g, (_, inner: string) => {
    const columns = [...inner.matchAll(/<th\b[^>]*>([\s\S]*?)<\/th>/g)].map(([, heading = '']) => plainText(heading));
    const [head = '', body = ''] = inner.split(/(?=<tbody)/);
    const rows = body.replace(/<tr>([\s\S]*?)<\/tr>/g, (_row, cells: string) => readableRow(cells, columns));
    return `<table role="table"${columns.length > 2 ? ' class="stacks"' : ''}>${readableHead(head)}${rows.replace('<tbody>', '<tbody role="rowgroup">')}</table>`;
  });

const readableHead = (head: string): string =>
  head
    .replace('<thead>', '<thead role="rowgroup">')
    .replace('<tr>', '<tr role="row">')
    .replace(/<th\b/g, '<th role="columnheader" scope="col"');

function readableRow(cells: string, columns: readonly string[]): string {
  let column = -1;
  const labelled = cells.replace(/<td\b([^>]*)>([\s\S]*?)<\/td>/g, (_, attributes: string, content: string) => {
    column += 1;
    const heading = columns[column] ?? '';
    return column === 0
      ? `<th role="rowheader" scope="row"${attributes}>${content}</th>`
      : `<td role="cell" data-column="${escapeMarkup(heading)}"${attributes}>${drawnTubes(content, heading)}</td>`;
  });
  return `<tr role="row">${labelled}</tr>`;
}

/** Formats a row as RFC 4180 does. A spreadsheet in Spanish expects the semicolon, one in English the comma. */
export const csvLine = (cells: readonly string[], separator: ';' | ',' = ';'): string =>
  `${cells.map(quoted).join(separator)}\r\n`;

const quoted = (cell: string): string => (/[";,\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The byte order mark of UTF-8. Without it, a spreadsheet does not recognize the encoding. */
export const BOM = '\uFEFF';

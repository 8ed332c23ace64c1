/** Formats a row as RFC 4180 does, with the semicolon that a Spanish spreadsheet expects. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(';')}\r\n`;

const quoted = (cell: string): string => (/[";,\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The byte order mark of UTF-8. Without it, a spreadsheet does not recognize the encoding. */
export const BOM = '\uFEFF';

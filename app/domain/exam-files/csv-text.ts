/** A row as RFC 4180 writes it, with the semicolon that a spreadsheet in Spanish expects. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(';')}\r\n`;

const quoted = (cell: string): string => (/[";,\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Without it a spreadsheet takes UTF-8 for something else. */
export const BOM = '\uFEFF';

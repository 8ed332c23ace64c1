/** Formats a row as RFC 4180 does, with the semicolon that a Spanish spreadsheet expects. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(';')}\r\n`;

const quoted = (cell: string): string => (/[";,\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Without it, a spreadsheet does not recognize UTF-8. */
export const BOM = '\uFEFF';

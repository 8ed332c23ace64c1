/** ('?area=chemistry', ['HEM-001', 'QUI-001']) → '?area=chemistry&e=HEM-001,QUI-001' */
export const withList = (query: string, codes: readonly string[]): string =>
  codes.length > 0 ? `${query}${query ? '&' : '?'}e=${codes.join(',')}` : query;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };

/** Removes tags and decodes entities: '<p>Sí, <a href="/x">toda</a> &#x26; más.</p><p>No</p>' → 'Sí, toda & más. No' */
export const plainText = (html: string): string =>
  html
    .replace(/<\/(p|li|h\d|tr|td|th|div)>|<br\s*\/?>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[ \n\t]+/g, ' ')
    .trim();

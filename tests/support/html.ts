// Reads the site's HTML in tests. React quotes all attributes, so patterns are enough; this is not a general parser.

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#x26': '&',
  '#x3C': '<',
  nbsp: '\u00A0',
};
const decode = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** Removes comments and the contents of scripts and styles, which are not text. */
const withoutCode = (html: string): string =>
  html.replace(/<!--[\s\S]*?-->/g, '').replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '<$1>');

/** Returns the attributes of every element of this tag name: ('<a HREF="/x">', 'a') → [{ href: '/x' }]; none for `script` and `style` */
export const elements = (html: string, name: string): Record<string, string>[] =>
  [...withoutCode(html).matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  );

/** Returns the text of every element of this tag name. Elements must not nest within their own kind: the pattern ends at the first closing tag. */
export const texts = (html: string, name: string): string[] =>
  [...withoutCode(html).matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'g'))].map(([, inner = '']) =>
    textOf(inner),
  );

/** Returns the text for a reader: no tags, entities resolved, one ordinary space between words. */
export const textOf = (html: string): string =>
  decode(withoutCode(html).replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    .trim();

/** The content of the `meta` of this name or property. */
export const metaOf = (html: string, name: string): string | undefined =>
  elements(html, 'meta').find((meta) => (meta.name ?? meta.property) === name)?.content;

/** The addresses of all links of the page. */
export const hrefsOf = (html: string): string[] => elements(html, 'a').flatMap(({ href }) => href ?? []);

/** The page's structured data, parsed. */
export const jsonLdOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );

import type { Locator } from '@playwright/test';

/**
 * Lists every element in a part of the page, one per line: its name, its attributes, and its own text. The catalog's links are normalized:
 * the query may follow '?', or '#' where the browser searches. Text for screen readers only is left out.
 */
export const rendered = (part: Locator): Promise<string[]> =>
  part.evaluate((root) => {
    const addressOf = (href: string): string => {
      const { pathname, search, hash } = new URL(href, location.href);
      const asked = hash.includes('=') ? hash.slice(1) : '';
      const query = [...new URLSearchParams(search), ...new URLSearchParams(asked)];
      return `${pathname}?${query
        .map((pair) => pair.join('='))
        .sort()
        .join('&')}${asked ? '' : hash}`;
    };
    const attributeOf = ({ name, value, ownerElement }: Attr): string =>
      name === 'href' && ownerElement instanceof HTMLAnchorElement && value.startsWith('/') ? addressOf(value) : value;
    const textOf = (element: Element): string =>
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE)
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '·'))
        .join('');
    return [...root.querySelectorAll('*')]
      .filter((element) => element.role !== 'status')
      .map((element) => {
        const attributes = [...element.attributes].map((one) => `${one.name}="${attributeOf(one)}"`).sort();
        return `${element.localName} ${attributes.join(' ')}: ${textOf(element)}`;
      });
  });

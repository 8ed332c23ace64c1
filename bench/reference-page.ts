import type { Page } from 'playwright-core';

import { purgeCss, selectorsOf } from './purge-css.ts';

/** The visible items of a page. */
export interface Inventory {
  headings: number;
  links: number;
  pictures: number;
  fields: number;
  words: number;
}

/** The hand-written equivalent of a page of the site. */
export interface ReferencePage {
  html: string;
  /** The served page without JavaScript, and the reference; both hold the same. */
  served: Inventory;
  reference: Inventory;
}

/**
 * Writes the page as a careful person would by hand: everything that our page shows without JavaScript, and nothing that our tools need. It
 * has no script and no `data-` attributes, its script-loaded pictures become lazy-loading ones, and its styles are ours, reduced to the
 * rules that match an element. It derives from the served page, so it cannot drift.
 */
export async function referencePage(servedHtml: string, page: Page): Promise<ReferencePage> {
  const bare = await page.evaluate(writeBare, servedHtml);
  const inUse = await page.evaluate(matching, { html: bare.html, selectors: [...new Set(selectorsOf(bare.css))] });
  const style = `<style>${purgeCss(bare.css, new Set(inUse))}</style>`;
  const html = bare.html.replace('<style></style>', () => style);
  return {
    html,
    served: await page.evaluate(takeInventory, servedHtml),
    reference: await page.evaluate(takeInventory, html),
  };
}

// The functions below run in the browser, as their own text, so they cannot use anything from outside.

/** Removes from a page what only scripts need, and returns it with its style sheet apart. */
function writeBare(html: string): { html: string; css: string } {
  // A document parsed this way runs no script, loads nothing, and reads `noscript` like a browser without JavaScript.
  const document = new DOMParser().parseFromString(html, 'text/html');
  const style = document.querySelector('style');
  const css = style?.textContent ?? '';
  if (style) style.textContent = '';

  const onlyForScripts =
    'script, noscript, template, button[type="button"][data-live="behavior"], [data-draft-choice], .lazy-image-spinner';
  for (const element of document.querySelectorAll(onlyForScripts)) element.remove();

  for (const source of document.querySelectorAll('[data-srcset]'))
    source.setAttribute('srcset', source.getAttribute('data-srcset') ?? '');
  for (const img of document.querySelectorAll('[data-src]')) {
    img.setAttribute('src', img.getAttribute('data-src') ?? '');
    img.setAttribute('loading', 'lazy');
  }
  for (const element of document.querySelectorAll('[class*="scripted:"]')) {
    const names = [...element.classList].filter((name) => name !== 'hidden' && !name.startsWith('scripted:'));
    element.className = names.join(' ');
    if (names.length === 0) element.removeAttribute('class');
  }
  for (const element of document.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (name.startsWith('data-')) element.removeAttribute(name);
  }
  const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment);
  return { html: `<!DOCTYPE html>${document.documentElement.outerHTML}`, css };
}

/** The selectors that match an element, or that cannot be queried and may match. */
function matching({ html, selectors }: { html: string; selectors: string[] }): string[] {
  const document = new DOMParser().parseFromString(html, 'text/html');
  return selectors.filter((selector) => {
    try {
      return document.querySelector(selector) !== null;
    } catch {
      return true;
    }
  });
}

/** Counts what a visitor sees. */
function takeInventory(html: string): Inventory {
  const document = new DOMParser().parseFromString(html, 'text/html');
  for (const element of document.querySelectorAll('script, style, template, [hidden], picture:has([data-src])'))
    element.remove();
  const count = (selector: string) => document.querySelectorAll(selector).length;
  return {
    headings: count('h1, h2, h3, h4'),
    links: count('a[href]'),
    pictures: count('img'),
    fields: count('input, select, textarea, button[type="submit"]'),
    words: (document.body.textContent ?? '').split(/\s+/).filter(Boolean).length,
  };
}

import { createHash } from 'node:crypto';

/**
 * The policy of one document. Inline scripts and styles are allowed by the hash of their text, so a page can be
 * cached with its policy; there is no `unsafe-inline`. Data blocks (JSON-LD) are not scripts and need no hash.
 */
export function contentSecurityPolicy(html: string): string {
  const scripts = inlineTexts(html, 'script').filter(({ attributes }) => !attributes.includes('application/'));
  const styles = inlineTexts(html, 'style');
  return [
    `default-src 'none'`,
    `script-src 'self' ${hashes(scripts)}`,
    `style-src 'self' ${hashes(styles)}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** The text of each element of this name that brings its content with it. */
function inlineTexts(html: string, element: 'script' | 'style'): { attributes: string; text: string }[] {
  const pattern = new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, 'g');
  return [...html.matchAll(pattern)]
    .map(([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(({ attributes, text }) => text !== '' && !attributes.includes(' src='));
}

const hashes = (elements: { text: string }[]): string =>
  [...new Set(elements.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))].join(' ');

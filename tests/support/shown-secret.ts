import { textOf } from './html.ts';

/** The secret of a second factor from the page of its setup: RFC 4648, as an authenticator app reads it. */
export function secretOnPage(html: string): Buffer {
  const key = /([A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(textOf(html))?.[0] ?? '';
  const bits = [...key.replaceAll(' ', '')]
    .map((symbol) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(symbol).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

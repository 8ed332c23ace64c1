import type { Laboratory } from './laboratory.ts';

/**
 * Returns the file for security researchers (RFC 9116): the contact, its languages, and when the file expires. Null without a contact or
 * after that date, because an old address may have no owner, or a new one.
 */
export function securityTxt({ security }: Laboratory, canonical: string, now: Date): string | null {
  if (!security || now >= endOf(security.expires)) return null;
  const lines = [
    `Contact: mailto:${security.email}`,
    `Expires: ${security.expires}T00:00:00Z`,
    'Preferred-Languages: es, en',
    `Canonical: ${canonical}`,
  ];
  return `${lines.join('\n')}\n`;
}

const endOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

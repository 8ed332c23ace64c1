import type { Laboratory } from './laboratory.ts';

/**
 * What somebody who has found a weakness reads (RFC 9116): where to report it, in which languages, and until when to believe this file.
 * Null without a contact, and once the date has passed: an old address may be nobody's, or somebody else's.
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

import { codesIn } from '../../domain/exams/list-codes.ts';
import { personIn, personText } from '../../domain/preparation/person.ts';

/** A visitor's list as an address: only codes. */
export interface ListAddress {
  codes: readonly string[];
  /** As typed; empty if the visitor chose none. */
  day: string;
  hour: string;
  /** The person that the list is for, as digits (`personIn`). */
  person?: string;
}

const MAX_CHARACTERS = 20;

/** Reads '?e=HEM-001,QUI-002&dia=2026-11-24&hora=07:00'. Forms may also send one `e` for each exam. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const text = (name: string): string => (query.get(name) ?? '').trim().slice(0, MAX_CHARACTERS);
  const person = personText(personIn(query.getAll('p').join('').slice(0, MAX_CHARACTERS)));
  return {
    codes: codesIn(query.getAll('e').join(',')),
    day: text('dia'),
    hour: text('hora'),
    ...(person && { person }),
  };
}

/** ({ codes: ['HEM-001', 'QUI-002'], … }) → '?e=HEM-001,QUI-002'; an empty list → ''. The comma needs no escape and stays readable. */
export function listQuery({
  codes,
  day = '',
  hour = '',
  person = '',
}: Partial<ListAddress> & Pick<ListAddress, 'codes'>): string {
  const parts = [
    codes.length > 0 ? `e=${codes.join(',')}` : '',
    day ? `dia=${encodeURIComponent(day)}` : '',
    hour ? `hora=${encodeURIComponent(hour)}` : '',
    person ? `p=${person}` : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The same in a fragment, which no browser sends: '#e=HEM-001,QUI-002'. */
export const listFragment = (address: Parameters<typeof listQuery>[0]): string => listQuery(address).replace('?', '#');

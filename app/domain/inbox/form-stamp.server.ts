import { timingSafeEqual } from 'node:crypto';

import { newId } from '../../../db/new-id.ts';
import type { Vault } from '../accounts/vault.ts';

/** People need longer to read a form than programs, and a page that was open for longer may be out of date. */
const MIN_MS = 3_000;
const MAX_MS = 2 * 60 * 60_000;

/** The verdict on a stamp. `early`: it came back faster than a person reads. `stale`: it is too old, or not one of ours. */
export type StampReading = { kind: 'good' | 'early'; id: string } | { kind: 'stale' };

/** Signs the hour at which a form is shown. `form`: what the stamp is good for. The id names the form, so that sending it twice shows. */
export function newStamp(vault: Vault, form: string, now: Date): string {
  const body = `${newId()}.${now.getTime()}`;
  return `${body}.${signature(vault, form, body)}`;
}

export function readStamp(vault: Vault, form: string, stamp: string, now: Date): StampReading {
  const [, body = '', id = '', shown = '', signed = ''] = /^(([\da-f-]{36})\.(\d{1,15}))\.([\w-]+)$/.exec(stamp) ?? [];
  if (!body || !isEqual(signed, signature(vault, form, body))) return { kind: 'stale' };
  const age = now.getTime() - Number(shown);
  if (age > MAX_MS || age < 0) return { kind: 'stale' };
  return { kind: age < MIN_MS ? 'early' : 'good', id };
}

const signature = (vault: Vault, form: string, body: string): string => vault.index('form', `${form} ${body}`);

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

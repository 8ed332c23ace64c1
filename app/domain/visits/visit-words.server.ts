import { z } from 'zod';

import type { HomeVisitsTable } from '../../../db/visit-tables.ts';
import type { Vault } from '../accounts/vault.ts';
import { visitPatients } from './visit-reasons.ts';

const placeSchema = z.object({
  /** As typed. */
  neighborhood: z.string(),
  /** The zone of the map, from the laboratory's own list: 'El Poblado, Medellín'. */
  zone: z.string(),
  address: z.string(),
});

const requestSchema = z.object({
  /** Exams of the catalog. */
  codes: z.array(z.string()),
  /** Exams as typed. */
  exams: z.string(),
  note: z.string(),
  patient: z.enum(visitPatients),
});

/** The words of a visitor; '' for an empty field. */
export interface VisitWords {
  name: string;
  phone: string;
  email: string;
  place: z.output<typeof placeSchema>;
  request: z.output<typeof requestSchema>;
}

type SealedVisit = Pick<HomeVisitsTable, 'name' | 'phone' | 'email' | 'place' | 'request'>;

export const sealVisit = (
  vault: Vault,
  id: string,
  { name, phone, email, place, request }: VisitWords,
): SealedVisit => ({
  name: vault.seal('person-name', name, id),
  phone: vault.seal('phone', phone, id),
  email: email ? vault.seal('email', email, id) : null,
  place: vault.seal('address', JSON.stringify(placeSchema.parse(place)), id),
  request: vault.seal('message-text', JSON.stringify(requestSchema.parse(request)), id),
});

export const openVisit = (vault: Vault, { id, ...row }: SealedVisit & { id: string }): VisitWords => ({
  name: vault.open('person-name', row.name, id),
  phone: vault.open('phone', row.phone, id),
  email: emailOfVisit(vault, { id, ...row }),
  place: placeSchema.parse(JSON.parse(vault.open('address', row.place, id))),
  request: requestSchema.parse(JSON.parse(vault.open('message-text', row.request, id))),
});

/** The address for mails; '' for somebody who is called. */
export const emailOfVisit = (vault: Vault, { id, email }: Pick<HomeVisitsTable, 'id' | 'email'>): string =>
  email ? vault.open('email', email, id) : '';

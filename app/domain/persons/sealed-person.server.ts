import type { Selectable } from 'kysely';

import type { PersonsTable } from '../../../db/result-tables.ts';
import type { Vault } from '../accounts/vault.ts';

/** The identity of a person, in clear. */
export interface PersonIdentity {
  /** 'CC 43123456' */
  document: string;
  name: string;
  /** '1985-07-03' */
  birthDate: string;
  email: string | null;
  phone: string | null;
}

type SealedPerson = Selectable<PersonsTable>;
type SealedFields = Pick<PersonsTable, 'document_index' | 'document' | 'name' | 'birth_date' | 'email' | 'phone'>;

const sealed = <Text extends string | null>(text: Text, seal: (text: string) => string) =>
  text === null ? null : seal(text);

/** Seals the fields of a person's row, each under its own purpose and for this row only. */
export const sealPerson = (vault: Vault, id: string, person: PersonIdentity): SealedFields => ({
  document_index: vault.index('document', person.document),
  document: vault.seal('document', person.document, id),
  name: vault.seal('person-name', person.name, id),
  birth_date: vault.seal('birth-date', person.birthDate, id),
  ...sealContact(vault, id, person),
});

/** Seals the contact on file. */
export const sealContact = (
  vault: Vault,
  id: string,
  { email, phone }: Pick<PersonIdentity, 'email' | 'phone'>,
): Pick<SealedFields, 'email' | 'phone'> => ({
  email: sealed(email, (text) => vault.seal('email', text, id)),
  phone: sealed(phone, (text) => vault.seal('phone', text, id)),
});

export const nameOfPerson = (vault: Vault, { id, name }: Pick<PersonsTable, 'id' | 'name'>): string =>
  vault.open('person-name', name, id);

export const birthDateOfPerson = (vault: Vault, { id, birth_date }: Pick<PersonsTable, 'id' | 'birth_date'>): string =>
  vault.open('birth-date', birth_date, id);

/** The contact on file, to which result links go. */
export const emailOfPerson = (vault: Vault, { id, email }: Pick<PersonsTable, 'id' | 'email'>): string | null =>
  email === null ? null : vault.open('email', email, id);

/** The name that the person chose for pages that others may see; null without one. */
export const nicknameOfPerson = (
  vault: Vault,
  { id, nickname }: Pick<SealedPerson, 'id' | 'nickname'>,
): string | null => (nickname === null ? null : vault.open('nickname', nickname, id));

export const sealNickname = (vault: Vault, id: string, nickname: string | null): string | null =>
  sealed(nickname, (text) => vault.seal('nickname', text, id));

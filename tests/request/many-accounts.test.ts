import { expect, test } from 'vitest';

import { manyAccountsAlarms } from '../../app/domain/accounts/many-accounts.server.ts';
import { signIn } from '../../app/domain/accounts/sign-in.server.ts';
import { type Database, testVault } from '../support/host.ts';
import { textOf } from '../support/html.ts';
import { makeAccount, signedIn } from '../support/people.ts';
import { openResultStages } from '../support/result-stage.ts';

// One password that was tried against many accounts left one failure in each, and nobody saw it. On both engines.

const start = '2026-11-17T15:00:00Z';
const later = (minutes: number) => new Date(Date.parse(start) + minutes * 60_000);
const stages = await openResultStages(start);

const needsOf = (db: Database, client: string | null, minutes = 0) => ({
  db,
  vault: testVault,
  now: later(minutes),
  timeZone: 'America/Bogota',
  origin: { request: null, session: null, client },
});

/** Counts refused addresses, and returns the reasons of the alarms. */
async function refusedAt(db: Database, addresses: readonly string[], client: (index: number) => string, minutes = 0) {
  const reasons: (string | null)[] = [];
  for (const [index, address] of addresses.entries())
    await db.transaction().execute(async (transaction) => {
      const alarms = await manyAccountsAlarms(transaction, needsOf(db, client(index), minutes), address);
      reasons.push(...alarms.map(({ reason }) => reason));
    });
  return reasons;
}

const numbered = (count: number, name = 'direccion') => Array.from({ length: count }, (_, index) => `${name} ${index}`);

test.each(stages)(
  '$name, D 26: the fifty-first address that one network tries in an hour raises one alarm',
  async ({ db }) => {
    const one = () => 'red';
    expect(await refusedAt(db, numbered(50), one)).toEqual([]);
    // Somebody who mistypes is one address.
    expect(await refusedAt(db, ['direccion 3', 'direccion 3', 'direccion 4'], one, 5)).toEqual([]);
    expect(await refusedAt(db, numbered(10, 'otra'), one, 10)).toEqual(['many-accounts-network']);
    // The attack goes on: another alarm in the next hour, and not before.
    expect(await refusedAt(db, numbered(60, 'tercera'), one, 59)).toEqual([]);
    expect(await refusedAt(db, numbered(60, 'cuarta'), one, 71)).toEqual(['many-accounts-network']);
  },
);

test.each(stages)(
  '$name, D 26: two hundred addresses from as many networks raise no alarm, and one more does',
  async ({ db }) => {
    const many = (index: number) => `red ${index}`;
    expect(await refusedAt(db, numbered(200), many)).toEqual([]);
    expect(await refusedAt(db, numbered(5, 'otra'), many, 10)).toEqual(['many-accounts-site']);
  },
);

test.each(stages)('$name, D 26: only the owner sees the alarm, for a week, without a password in it', async (stage) => {
  const { db, site } = stage;
  const words = 'Alguien prueba contraseñas en muchas cuentas';
  const staff = async (role: 'owner' | 'reception', at = start) => {
    const email = `${role}.${at}@yarumo.example`;
    const { id } = await makeAccount(db, { email, roles: [role], at });
    return signedIn(db, id, { at });
  };
  const homeOf = async (Cookie: string) => textOf(await site.html('/admin-panel', { headers: { Cookie } }));
  const owner = await staff('owner');
  expect(await homeOf(owner)).not.toContain(words);
  // Forty-nine refused ones, and then two real sign-ins: one of an account, one of nobody.
  await refusedAt(db, numbered(49), () => 'red');
  const email = 'rociada@yarumo.example';
  await makeAccount(db, { email, roles: ['reception'], at: start });
  for (const address of [email, 'nadie@yarumo.example']) {
    const credentials = { kind: 'staff', email: address, password: 'canario de la clave', agent: '' } as const;
    expect((await signIn(needsOf(db, 'red'), credentials)).kind).toBe('refused');
  }
  const home = await homeOf(owner);
  expect(home).toContain(words);
  expect(home).toContain('Demasiadas cuentas distintas desde una misma red');
  expect(await homeOf(await staff('reception'))).not.toContain(words);
  const filtered = await site.html('/admin-panel/auditoria?accion=alarm.raised', { headers: { Cookie: owner } });
  expect(textOf(filtered)).toContain('Sonó una alarma');
  for (const table of ['attempts', 'audit'] as const)
    expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toMatch(/canario|rociada|nadie@/);
  site.setClock(later(8 * 24 * 60).toISOString());
  expect(await homeOf(await staff('owner', later(8 * 24 * 60).toISOString()))).not.toContain(words);
});

import { describe, expect, test } from 'vitest';
import { ownPersons } from '../../app/domain/persons/bound-persons.server.ts';
import { readOrders } from '../../app/domain/reports/patient-orders.server.ts';
import { readReport } from '../../app/domain/reports/report-store.server.ts';
import { sendResultLink } from '../../app/domain/reports/send-result-link.server.ts';
import { newId } from '../../db/new-id.ts';
import { makeDoctor } from '../support/doctors.ts';
import { openEngines } from '../support/engines.ts';
import { publicUrl, testVault } from '../support/host.ts';
import { boundTo, patientAccount } from '../support/patient-accounts.ts';
import { releaseSite, releaseStart } from '../support/release-site.ts';
import { makeOrder, makePerson, makeReport, releaseReport } from '../support/results.ts';

// Two records of one person, a person who has died, and what their readers see, on both engines.

const origin = { request: null, session: null, client: null };

for (const engine of await openEngines()) {
  const { opened, staff, get, post } = releaseSite(engine);
  const needs = () => ({
    db: opened.db,
    vault: testVault,
    now: new Date(releaseStart),
    timeZone: 'America/Bogota',
    origin,
  });
  let documents = 80_000;
  const stagePerson = async (email: string | null = 'ana@correo.example', born = '1985-07-03') => {
    documents += 1;
    const document = `CC ${documents}`;
    const person = await makePerson(opened.db, testVault, { document, email, birthDate: born });
    const order = await makeOrder(opened.db, person);
    const report = await makeReport(opened.db, order, { exam: 'QUI-001' });
    const { id } = await staff('bacteriologist');
    await releaseReport(opened.db, report, { account: id });
    return { person, order: order.id, report, number: String(documents) };
  };
  const bindSelf = (account: string, person: string) => boundTo(opened.db, account, person, releaseStart);
  const newAccount = async () => (await patientAccount(opened.db, releaseStart)).id;
  const pageOf = (person: string) => `/admin-panel/pacientes/${person}`;
  const ordersOf = async (account: string) =>
    (await readOrders(needs(), { kind: 'patient', account })).orders.map(({ id }) => id).toSorted();
  const linkOf = (order: string) =>
    opened.db.transaction().execute((transaction) => sendResultLink(transaction, needs(), order, 'released'));

  // Two of the forms answered as if they had done something.
  test(`${engine.name}: every form about a record is a 404 for a person who does not exist`, async () => {
    const { cookie } = await staff('reception');
    const kept = await stagePerson();
    const forms = [
      { accion: 'unir', tipo: 'CC', numero: kept.number },
      { accion: 'separar', registro: kept.person },
      { accion: 'fallecio' },
      { accion: 'vive' },
      { accion: 'familiar', parentesco: 'child', papeles: '1' },
    ];
    for (const form of forms) {
      expect([form.accion, (await post(pageOf(newId()), cookie, form)).status]).toEqual([form.accion, 404]);
      expect([form.accion, (await post(pageOf('nadie'), cookie, form)).status]).toEqual([form.accion, 404]);
    }
    // A record that is not joined to this one is not there to separate.
    expect((await post(pageOf(kept.person), cookie, { accion: 'separar', registro: newId() })).status).toBe(404);
  });

  describe(`${engine.name}: joining two records`, () => {
    test('brings their results together, and separating takes them apart again', async () => {
      const { cookie, id } = await staff('reception');
      const [kept, double] = [await stagePerson(), await stagePerson('otro@correo.example')];
      const account = await newAccount();
      await bindSelf(account, kept.person);
      expect(await ordersOf(account)).toEqual([kept.order]);
      const join = { accion: 'unir', tipo: 'CC', numero: double.number };
      expect((await post(pageOf(kept.person), cookie, join)).status).toBe(303);
      expect(await ordersOf(account)).toEqual([kept.order, double.order].toSorted());
      expect(await readReport(needs(), { kind: 'patient', account }, double.report)).not.toBeNull();
      expect(await (await get(pageOf(double.person), cookie)).text()).toContain('Este registro está unido a otro');
      // A link of the second record goes to the contact of the first.
      expect(await linkOf(double.order)).toBe(true);
      const mail = await opened.db.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').execute();
      const links = mail.filter(({ template }) => template === 'result-ready');
      expect(links.map((one) => testVault.open('mail', one.recipient, one.id))).toContain('ana@correo.example');
      expect(links.map((one) => testVault.open('mail', one.recipient, one.id))).not.toContain('otro@correo.example');
      expect((await post(pageOf(kept.person), cookie, { accion: 'separar', registro: double.person })).status).toBe(
        303,
      );
      expect(await ordersOf(account)).toEqual([kept.order]);
      expect(await readReport(needs(), { kind: 'patient', account }, double.report)).toBeNull();
      const events = await opened.db
        .selectFrom('audit')
        .select('action')
        .where('actor', '=', id)
        .where('action', 'like', 'person.%ed')
        .orderBy('seq')
        .execute();
      expect(events.map(({ action }) => action)).toEqual([
        ...['person.joined', 'person.joined', 'person.separated', 'person.separated'],
      ]);
      // Both contacts and the account hear of each change.
      const told = mail.filter(({ template }) => template === 'readers-changed');
      expect(told).toHaveLength(3);
    });

    test('is refused for a person with another birth date, an unknown document, or itself', async () => {
      const { cookie } = await staff('reception');
      const [one, other] = [await stagePerson(), await stagePerson(null, '1985-03-07')];
      for (const [numero, words] of [
        [other.number, 'La fecha de nacimiento no es la misma'],
        ['999', 'No hay nadie con ese documento.'],
        [one.number, 'Es este mismo registro.'],
      ] as const) {
        const answer = await post(pageOf(one.person), cookie, { accion: 'unir', tipo: 'CC', numero });
        expect(answer.status).toBe(422);
        expect(await answer.text()).toContain(words);
      }
    });

    test.each(['counselor', 'bacteriologist', 'owner', 'collector'] as const)('%s may not join', async (role) => {
      const { cookie } = await staff(role);
      const { person, number } = await stagePerson();
      const answer = await post(pageOf(person), cookie, { accion: 'unir', tipo: 'CC', numero: number });
      expect(answer.status).toBe(403);
    });
  });

  describe(`${engine.name}: a person who has died`, () => {
    test('nobody reads their results in the portal, no link is sent, and access given to others ends', async () => {
      const { cookie } = await staff('reception');
      const { person, order, report } = await stagePerson();
      const [own, proxy] = [await newAccount(), await newAccount()];
      await bindSelf(own, person);
      const until = '2027-01-01T00:00:00Z';
      await opened.db
        .insertInto('account_persons')
        .values({
          account: proxy,
          person,
          relation: 'proxy',
          proof: 'granted',
          since: releaseStart,
          until,
          ended_at: null,
        })
        .execute();
      expect((await post(pageOf(person), cookie, { accion: 'fallecio' })).status).toBe(303);
      for (const account of [own, proxy]) {
        expect(await ordersOf(account)).toEqual([]);
        expect(await readReport(needs(), { kind: 'patient', account }, report)).toBeNull();
      }
      expect(await readReport(needs(), { kind: 'link', order, session: 's' }, report)).toBeNull();
      expect(await linkOf(order)).toBe(false);
      expect((await post(pageOf(person), cookie, { accion: 'vive' })).status).toBe(303);
      expect(await ordersOf(own)).toEqual([order]);
      // Access that was given to others is not given again by itself.
      expect(await ordersOf(proxy)).toEqual([]);
    });
  });

  describe(`${engine.name}: a death`, () => {
    test('recorded on the page of a record that was joined to another, it closes both, also for a doctor', async () => {
      const { cookie } = await staff('reception');
      const [kept, double] = [await stagePerson(), await stagePerson()];
      const own = await newAccount();
      await bindSelf(own, kept.person);
      const doctor = await makeDoctor(opened.db);
      const reader = { kind: 'doctor', account: doctor.id } as const;
      const grant = async () => {
        const bond = { account: doctor.id, person: kept.person, relation: 'proxy', proof: 'granted' } as const;
        const times = { since: newId(), until: '2027-01-01T00:00:00Z', ended_at: null };
        await opened.db
          .insertInto('account_persons')
          .values({ ...bond, ...times })
          .execute();
      };
      await grant();
      expect(await readReport(needs(), reader, kept.report)).not.toBeNull();
      const join = { accion: 'unir', tipo: 'CC', numero: double.number };
      expect((await post(pageOf(kept.person), cookie, join)).status).toBe(303);
      expect((await post(pageOf(double.person), cookie, { accion: 'fallecio' })).status).toBe(303);
      expect(await ordersOf(own)).toEqual([]);
      // Not even a grant of the same moment opens it.
      await grant();
      expect(await readReport(needs(), reader, kept.report)).toBeNull();
      expect(await ownPersons(needs(), own)).toEqual([]);
    });

    test('a relative receives results only with the four requirements, and only of a person who has died', async () => {
      const { cookie } = await staff('counselor');
      const { person } = await stagePerson();
      const hand = (papers: readonly string[]) =>
        opened.site.get(pageOf(person), {
          method: 'POST',
          headers: { Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin', Cookie: cookie },
          body: new URLSearchParams([
            ['accion', 'familiar'],
            ['parentesco', 'child'],
            ...papers.map((paper) => ['papeles', paper]),
          ]),
        });
      const all = ['death', 'kinship', 'reason', 'reserve'];
      expect((await hand(all)).status).toBe(404);
      await post(pageOf(person), cookie, { accion: 'fallecio' });
      expect((await hand(all.slice(1))).status).toBe(422);
      expect((await hand(all)).status).toBe(303);
      const rows = await opened.db.selectFrom('relative_handovers').selectAll().where('person', '=', person).execute();
      expect(rows).toMatchObject([{ relation: 'child' }]);
    });
  });
}

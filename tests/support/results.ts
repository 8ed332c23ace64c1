import { createHash } from 'node:crypto';
import type { Vault } from '../../app/domain/accounts/vault.ts';
import { registrationIndexOf } from '../../app/domain/messages-in/report-doctors.server.ts';
import { sealPerson } from '../../app/domain/persons/sealed-person.server.ts';
import { newId } from '../../db/new-id.ts';
import type { ObservationsTable, OrderProvidersTable, ReportsTable } from '../../db/result-tables.ts';
import { type Database, testVault } from './host.ts';

// Rows of persons, orders, and results, as ingestion and release write them.

export const birthDate = '1985-07-03';

export interface ResultPerson {
  name?: string;
  document?: string;
  email?: string | null;
  birthDate?: string;
}

let number = 0;

/** A person with sealed fields. */
export async function makePerson(db: Database, vault: Vault, person: ResultPerson = {}): Promise<string> {
  number += 1;
  const id = newId();
  const { name = 'Ana María Restrepo', document = `CC 4312${number}` } = person;
  const { email = 'ana@correo.example', birthDate: born = birthDate } = person;
  const sealed = sealPerson(vault, id, { name, document, birthDate: born, email, phone: null });
  const rest = { id, sex: 'female', locale: 'es', created_at: '2026-11-01T12:00:00Z', version: 1 } as const;
  await db
    .insertInto('persons')
    .values({ ...rest, ...sealed })
    .execute();
  return id;
}

/** The message that brought a report. */
async function makeMessage(db: Database, sender: string): Promise<string> {
  number += 1;
  const id = newId();
  const bytes = Buffer.from(`MSH|^~\\&|${number}`);
  await db
    .insertInto('messages_in')
    .values({
      id,
      sender,
      control_id: `C${number}`,
      received_at: '2026-11-17T13:00:00Z',
      // No test of the portal opens the message.
      body: bytes.toString('base64'),
      body_index: createHash('sha256').update(bytes).digest('hex'),
      state: 'placed',
      reason: null,
      acknowledgment: 'AA',
    })
    .execute();
  return id;
}

async function makeSender(db: Database): Promise<string> {
  const id = newId();
  const rest = { name: 'LIS', application: 'LIS', facility: 'YARUMO', networks: '', revoked_at: null };
  const dates = { created_at: '2026-11-01T12:00:00Z', expires_at: '2027-01-30T12:00:00Z' };
  await db
    .insertInto('senders')
    .values({ id, key_hash: newId(), ...rest, ...dates })
    .execute();
  return id;
}

/** The doctors whom the messages about an order name. */
type NamedDoctors = Pick<OrderProvidersTable, 'registration_index' | 'part'>[];

interface TestOrder {
  id: string;
  sender: string;
  doctors: NamedDoctors;
}

/** An order with one specimen, collected at 7:12 and received at 8:05 in Bogotá. */
export async function makeOrder(db: Database, person: string): Promise<TestOrder> {
  number += 1;
  const [id, sender] = [newId(), await makeSender(db)];
  const placed_at = '2026-11-17T12:00:00Z';
  await db
    .insertInto('orders')
    .values({ id, sender, number: `O${number}`, person, placed_at, created_at: placed_at })
    .execute();
  const taken = { collected_at: '2026-11-17T12:12:00Z', received_at: '2026-11-17T13:05:00Z', condition: null };
  await db
    .insertInto('specimens')
    .values({ id: newId(), order_id: id, type: 'serum', ...taken })
    .execute();
  return { id, sender, doctors: [] };
}

/** Names a doctor in an order, as a message of the laboratory's system does: in the reports that it has, and in those that follow. */
export async function nameDoctor(
  db: Database,
  order: Pick<TestOrder, 'id'> & Partial<TestOrder>,
  registration: string,
  part: 'ordering' | 'copy' = 'ordering',
): Promise<void> {
  const doctor = { registration_index: registrationIndexOf(testVault, registration), part };
  order.doctors?.push(doctor);
  const reports = await db.selectFrom('reports').select('id').where('order_id', '=', order.id).execute();
  for (const { id } of reports) await nameInReport(db, { report: id, order_id: order.id }, [doctor]);
}

async function nameInReport(
  db: Database,
  place: Pick<OrderProvidersTable, 'report' | 'order_id'>,
  doctors: NamedDoctors,
): Promise<void> {
  if (doctors.length === 0) return;
  const rows = doctors.map((doctor) => ({
    ...place,
    ...doctor,
    name: testVault.seal('person-name', 'Luz Cano', place.order_id),
  }));
  await db.insertInto('order_providers').values(rows).execute();
}

export type TestObservation = Partial<ObservationsTable> & Pick<ObservationsTable, 'name' | 'value'>;

interface TestReport extends Partial<Omit<ReportsTable, 'id' | 'order_id'>> {
  /** One list of values for each version. */
  versions?: readonly (readonly TestObservation[])[];
  /** The status that the sender gave the latest version. */
  versionStatus?: string;
  comment?: string;
}

/** A report with its versions, not released. */
export async function makeReport(
  db: Database,
  order: Pick<TestOrder, 'id' | 'sender'> & Partial<TestOrder>,
  report: TestReport = {},
): Promise<string> {
  number += 1;
  const id = newId();
  const {
    versions = [[{ name: 'Glucosa', value: '98' }]],
    versionStatus = 'final',
    comment = null,
    ...fields
  } = report;
  await db
    .insertInto('reports')
    .values({
      id,
      order_id: order.id,
      filler_number: `F${number}`,
      code: 'GLU',
      exam: null,
      status: 'final',
      latest_version: versions.length,
      released_version: null,
      needs_counseling: 0,
      counseled_at: null,
      ...fields,
    })
    .execute();
  await nameInReport(db, { report: id, order_id: order.id }, order.doctors ?? []);
  const taken = await db.selectFrom('specimens').select('id').where('order_id', '=', order.id).executeTakeFirst();
  const specimen = taken?.id ?? null;
  for (const [index, observations] of versions.entries()) {
    const version = index + 1;
    const at = `2026-11-17T${13 + index}:30:00Z`;
    const message = await makeMessage(db, order.sender);
    const status = version === versions.length ? versionStatus : 'final';
    await db
      .insertInto('report_versions')
      .values({
        report: id,
        version,
        message,
        status,
        issued_at: at,
        received_at: at,
        comment,
        performer: null,
        specimen,
      })
      .execute();
    await insertObservations(db, { report: id, version }, observations);
  }
  return id;
}

async function insertObservations(
  db: Database,
  place: { report: string; version: number },
  observations: readonly TestObservation[],
): Promise<void> {
  for (const [position, { name, ...observation }] of observations.entries())
    await db
      .insertInto('observations')
      .values({
        ...place,
        position: position + 1,
        code: name,
        code_system: 'L',
        sub_id: '',
        name,
        value_type: 'NM',
        unit: 'mg/dL',
        reference_range: '70-105',
        flags: '',
        status: 'F',
        observed_at: null,
        comment: null,
        ...observation,
      })
      .execute();
}

/** Releases a version of a report in the name of a bacteriologist's account. */
export async function releaseReport(
  db: Database,
  report: string,
  { account, version = 1, at = '2026-11-17T14:40:00Z' }: { account: string; version?: number; at?: string },
): Promise<void> {
  await db.updateTable('reports').set({ released_version: version }).where('id', '=', report).execute();
  await db
    .insertInto('report_events')
    .values({ id: newId(), report, version, kind: 'released', account, at, reason: null })
    .execute();
}

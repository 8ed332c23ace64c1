import { randomBytes } from 'node:crypto';
import { sealApplication } from '../app/domain/doctors/sealed-application.server.ts';
import { registrationIndexOf } from '../app/domain/messages-in/report-doctors.server.ts';
import { sealPerson } from '../app/domain/persons/sealed-person.server.ts';
import type { Database } from '../app/platform/database.server.ts';
import { secretVault } from '../app/platform/secret-vault.server.ts';
import type { AccountsTable } from '../db/account-tables.ts';
import type { Tables } from '../db/tables.ts';

export const benchVault = secretVault(randomBytes(32));

/** The last instant of the invented results. */
export const benchNow = new Date('2026-11-17T15:00:00Z');

const HOUR_MS = 3_600_000;
/** How many reports an order has, and how many orders a person. */
interface Shape {
  reportsAnOrder: number;
  ordersAPerson: number;
}
const usualShape: Shape = { reportsAnOrder: 4, ordersAPerson: 3 };
const ROWS_AT_ONCE = 400;

/** The doctors of the bench: one whom every order names, and one whom every twentieth order names. */
export const benchDoctors = [
  { account: 'all', registration: '7133001', every: 1 },
  { account: 'some', registration: '7133002', every: 20 },
] as const;

const names = ['Luisa Restrepo', 'Jorge Zuluaga', 'Marta Vélez', 'Andrés Ochoa', 'Ángela Gaviria', 'Diego Londoño'];

/** Fills an empty database with reports of two values each. One of five is abnormal, one of fifty critical, half are read, one of ten is held. */
export async function fillWithReports(
  db: Database,
  count: number,
  say: (progress: string) => void,
  shape = usualShape,
): Promise<void> {
  await fillParties(db);
  const orders = Math.ceil(count / shape.reportsAnOrder);
  const step = ROWS_AT_ONCE / shape.reportsAnOrder;
  for (let first = 0; first < orders; first += step) {
    if (first % 10_000 === 0) say(`${first * shape.reportsAnOrder} of ${count} reports …`);
    await fillOrders(db, shape, { first, end: Math.min(orders, first + step) });
  }
}

async function fillParties(db: Database): Promise<void> {
  const at = benchNow.toISOString();
  const account = (id: string, kind: 'doctor' | 'staff'): AccountsTable => ({
    ...{ id, kind, email_index: id, email: benchVault.seal('email', `${id}@yarumo.example`, id) },
    name: benchVault.seal('person-name', 'Iván Restrepo', id),
    ...{ password: null, status: 'active', locale: 'es', created_at: at, version: 1 },
  });
  for (const { account: id, registration } of benchDoctors) {
    await insert(db, 'accounts', [account(id, 'doctor')]);
    const details = {
      ...{
        name: 'Iván Restrepo',
        email: 'ivan@yarumo.example',
        documentType: 'CC' as const,
        documentNumber: registration,
      },
      ...{ registration, specialty: 'Medicina', institution: 'Clínica', phone: '300 111 2233', note: '' },
    };
    await insert(db, 'doctor_applications', [
      {
        ...sealApplication(benchVault, id, details),
        ...{ id, account: id, email_index: id, password: null, token_hash: id, expires_at: at, locale: 'es' },
        ...{ state: 'approved', reason: null, authorization_version: '1', authorization_hash: '', sent_at: at },
        ...{ waits_since: at, decided_at: at, decided_by: null, version: 2 },
      },
    ]);
  }
  await insert(db, 'accounts', [account('scientist', 'staff')]);
  await insert(db, 'senders', [
    {
      ...{ id: 'lis', name: 'LIS', application: 'LIS', facility: 'LAB', key_hash: 'x', networks: '', created_at: at },
      ...{ expires_at: at, revoked_at: null },
    },
  ]);
  await insert(db, 'messages_in', [
    {
      ...{ id: 'm', sender: 'lis', control_id: '1', received_at: at, body: '', body_index: '', state: 'placed' },
      ...{ reason: null, acknowledgment: '' },
    },
  ]);
}

/** The rows of some orders, in one transaction. */
async function fillOrders(
  db: Database,
  { reportsAnOrder, ordersAPerson }: Shape,
  { first, end }: { first: number; end: number },
): Promise<void> {
  const numbers = Array.from({ length: end - first }, (_, place) => first + place);
  const persons = numbers.filter((order) => order % ordersAPerson === 0).map((order) => order / ordersAPerson);
  const personOf = (order: number) => `p${Math.floor(order / ordersAPerson)}`;
  const reports = numbers.flatMap((order) =>
    Array.from({ length: reportsAnOrder }, (_, place) => ({
      order,
      id: `r${order}-${place}`,
      number: order * reportsAnOrder + place,
    })),
  );
  await db.transaction().execute(async (transaction) => {
    await insert(
      transaction,
      'persons',
      persons.map((number) => personRow(number)),
    );
    await insert(
      transaction,
      'orders',
      numbers.map((order) => ({
        ...{ id: `o${order}`, sender: 'lis', number: `N${order}`, person: personOf(order) },
        ...{ placed_at: ordered(order), created_at: ordered(order) },
      })),
    );
    await fillReports(transaction, reports);
    for (const { registration, every } of benchDoctors)
      await insert(
        transaction,
        'order_providers',
        numbers
          .filter((order) => order % every === 0)
          .map((order) => ({
            ...{
              order_id: `o${order}`,
              report: `r${order}-0`,
              registration_index: registrationIndexOf(benchVault, registration),
            },
            ...{ part: 'ordering' as const, name: '' },
          })),
      );
  });
}

const ordered = (order: number): string => new Date(benchNow.getTime() - order * HOUR_MS * 0.2).toISOString();
const isHeld = (number: number): boolean => number % 10 === 9;

interface MadeReport {
  id: string;
  order: number;
  number: number;
}

async function fillReports(transaction: Pick<Database, 'insertInto'>, reports: readonly MadeReport[]): Promise<void> {
  await insert(
    transaction,
    'reports',
    reports.map(({ order, id, number }) => ({
      ...{ id, order_id: `o${order}`, filler_number: id, code: 'GLU', exam: 'QUI-001', status: 'final' as const },
      ...{ latest_version: 1, released_version: 1, needs_counseling: isHeld(number) ? 1 : 0, counseled_at: null },
    })),
  );
  await insert(
    transaction,
    'report_versions',
    reports.map(({ order, id }) => ({
      ...{
        report: id,
        version: 1,
        message: 'm',
        status: 'final',
        issued_at: ordered(order),
        received_at: ordered(order),
      },
      ...{ comment: null, performer: null, specimen: null, set_aside: null },
    })),
  );
  await insert(
    transaction,
    'observations',
    reports.flatMap(({ id, number }) => [valueRow(id, 1, number), valueRow(id, 2, number + 1)]),
  );
  await insert(
    transaction,
    'report_events',
    reports.map(({ order, id }) => ({
      ...{ id: `e${id}`, report: id, version: 1, kind: 'released' as const, account: 'scientist', at: ordered(order) },
      reason: null,
    })),
  );
  await insert(
    transaction,
    'doctor_reads',
    reports
      .filter(({ number }) => number % 2 === 0)
      .map(({ id }) => ({ account: 'all', report: id, version: 1, read_at: ordered(0), acknowledged_at: null })),
  );
}

const personRow = (number: number) => {
  const id = `p${number}`;
  const name = `${names[number % names.length]} ${number}`;
  const person = { document: `CC ${43_000_000 + number}`, name, birthDate: '1985-07-03', email: null, phone: null };
  return {
    ...sealPerson(benchVault, id, person),
    ...{ id, sex: 'female' as const, locale: 'es' as const, created_at: benchNow.toISOString(), version: 1 },
  };
};

const flagOf = (number: number): string => {
  if (number % 50 === 3) return 'HH';
  return number % 5 === 2 ? 'H' : 'N';
};

const valueRow = (report: string, position: number, number: number) => ({
  ...{ report, version: 1, position, code: '1558-6', code_system: 'LN', sub_id: String(position), name: 'Glucosa' },
  ...{ value_type: 'NM', value: '98', unit: 'mg/dL', reference_range: '70-105', flags: flagOf(number), status: 'F' },
  ...{ observed_at: null, comment: null },
});

async function insert<Name extends keyof Tables>(
  db: Pick<Database, 'insertInto'>,
  name: Name,
  rows: readonly Partial<Tables[Name]>[],
) {
  if (rows.length > 0)
    // `as`: Kysely cannot relate the rows of a table whose name is a parameter.
    await db
      .insertInto(name)
      .values(rows as never)
      .execute();
}

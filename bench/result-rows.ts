import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';

import { sealApplication } from '../app/domain/doctors/sealed-application.server.ts';
import { registrationIndexOf } from '../app/domain/messages-in/report-doctors.server.ts';
import { sealPerson } from '../app/domain/persons/sealed-person.server.ts';
import type { Database } from '../app/platform/database.server.ts';
import { secretVault } from '../app/platform/secret-vault.server.ts';
import type { AccountsTable } from '../db/account-tables.ts';
import { isPostgres } from '../db/engine.ts';
import type { Tables } from '../db/tables.ts';

export const benchVault = secretVault(randomBytes(32));

/** The last instant of the invented results. */
export const benchNow = new Date('2026-11-17T15:00:00Z');

const HOUR_MS = 3_600_000;
/** How many reports an order has, how many orders a person, and how many values a report; and when an order was placed. */
interface Shape {
  reportsAnOrder: number;
  ordersAPerson: number;
  valuesAReport: number;
  placedAt: (order: number) => string;
}
const every12Minutes = (order: number): string => new Date(benchNow.getTime() - order * HOUR_MS * 0.2).toISOString();
const usualShape: Shape = { reportsAnOrder: 4, ordersAPerson: 3, valuesAReport: 2, placedAt: every12Minutes };
const REPORTS_A_TRANSACTION = 400;
/** SQLite takes 32,766 values in one statement, PostgreSQL 65,535. */
const ROWS_A_STATEMENT = 800;

/** The doctors of the bench: one whom every order names, and one whom every twentieth order names. */
export const benchDoctors = [
  { account: 'all', registration: '7133001', every: 1 },
  { account: 'some', registration: '7133002', every: 20 },
] as const;

const names = ['Luisa Restrepo', 'Jorge Zuluaga', 'Marta Vélez', 'Andrés Ochoa', 'Ángela Gaviria', 'Diego Londoño'];

/** Fills an empty database with reports. One of five values is abnormal, one of fifty critical; half of the reports are read, one of ten is held. */
export async function fillWithReports(
  db: Database,
  count: number,
  say: (progress: string) => void,
  changes: Partial<Shape> = {},
): Promise<void> {
  await addParties(db);
  await addReports(db, { from: 0, to: count }, say, changes);
}

/** Adds the reports from one number (inclusive) to another (exclusive). The first is a multiple of the reports of an order. */
export async function addReports(
  db: Database,
  { from, to }: { from: number; to: number },
  say: (progress: string) => void,
  changes: Partial<Shape> = {},
): Promise<void> {
  const shape = { ...usualShape, ...changes };
  const orders = Math.ceil(to / shape.reportsAnOrder);
  const step = Math.ceil(REPORTS_A_TRANSACTION / shape.reportsAnOrder);
  for (let first = from / shape.reportsAnOrder; first < orders; first += step) {
    if (first % 10_000 < step) say(`${first * shape.reportsAnOrder} of ${to} reports …`);
    await fillOrders(db, shape, { first, end: Math.min(orders, first + step) });
  }
  if (isPostgres(db)) await vacuum(db);
}

/** PostgreSQL does this by itself within minutes after a load. */
const vacuum = (db: Database): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });

/** Adds the doctors, the bacteriologist, and the sender of the reports. */
export async function addParties(db: Database): Promise<void> {
  const at = benchNow.toISOString();
  const account = (id: string, kind: 'doctor' | 'staff'): AccountsTable => ({
    id,
    kind,
    email_index: id,
    email: benchVault.seal('email', `${id}@yarumo.example`, id),
    name: benchVault.seal('person-name', 'Iván Restrepo', id),
    password: null,
    status: 'active',
    locale: 'es',
    created_at: at,
    version: 1,
  });
  for (const { account: id, registration } of benchDoctors) {
    await insert(db, 'accounts', [account(id, 'doctor')]);
    const details = {
      name: 'Iván Restrepo',
      email: 'ivan@yarumo.example',
      documentType: 'CC' as const,
      documentNumber: registration,
      registration,
      specialty: 'Medicina',
      institution: 'Clínica',
      phone: '300 111 2233',
      note: '',
    };
    await insert(db, 'doctor_applications', [
      {
        ...sealApplication(benchVault, id, details),
        id,
        account: id,
        email_index: id,
        password: null,
        token_hash: id,
        expires_at: at,
        locale: 'es',
        state: 'approved',
        reason: null,
        authorization_version: '1',
        authorization_hash: '',
        sent_at: at,
        waits_since: at,
        decided_at: at,
        decided_by: null,
        version: 2,
      },
    ]);
  }
  await insert(db, 'accounts', [account('scientist', 'staff')]);
  await insert(db, 'senders', [
    {
      id: 'lis',
      name: 'LIS',
      application: 'LIS',
      facility: 'LAB',
      key_hash: 'x',
      networks: '',
      created_at: at,
      expires_at: at,
      revoked_at: null,
    },
  ]);
  await insert(db, 'messages_in', [
    {
      id: 'm',
      sender: 'lis',
      control_id: '1',
      received_at: at,
      body: '',
      body_index: '',
      state: 'placed',
      reason: null,
      acknowledgment: '',
    },
  ]);
}

/** The rows of some orders, in one transaction. */
async function fillOrders(db: Database, shape: Shape, { first, end }: { first: number; end: number }): Promise<void> {
  const { reportsAnOrder, ordersAPerson, placedAt } = shape;
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
        id: `o${order}`,
        sender: 'lis',
        number: `N${order}`,
        person: personOf(order),
        placed_at: placedAt(order),
        created_at: placedAt(order),
      })),
    );
    await fillReports(transaction, shape, reports);
    for (const { registration, every } of benchDoctors)
      await insert(
        transaction,
        'order_providers',
        numbers
          .filter((order) => order % every === 0)
          .map((order) => ({
            order_id: `o${order}`,
            report: `r${order}-0`,
            registration_index: registrationIndexOf(benchVault, registration),
            part: 'ordering' as const,
            name: benchVault.seal('person-name', 'Doctora Referencia', `o${order}`),
          })),
      );
  });
}

const isHeld = (number: number): boolean => number % 10 === 9;

interface MadeReport {
  id: string;
  order: number;
  number: number;
}

async function fillReports(
  transaction: Pick<Database, 'insertInto'>,
  { placedAt, valuesAReport }: Shape,
  reports: readonly MadeReport[],
): Promise<void> {
  await insert(
    transaction,
    'reports',
    reports.map(({ order, id, number }) => ({
      id,
      order_id: `o${order}`,
      filler_number: id,
      code: 'GLU',
      exam: 'QUI-001',
      status: 'final' as const,
      latest_version: 1,
      released_version: 1,
      needs_counseling: isHeld(number) ? 1 : 0,
      counseled_at: null,
    })),
  );
  await insert(
    transaction,
    'report_versions',
    reports.map(({ order, id }) => ({
      report: id,
      version: 1,
      message: 'm',
      status: 'final',
      issued_at: placedAt(order),
      received_at: placedAt(order),
      comment: null,
      performer: null,
      specimen: null,
      set_aside: null,
    })),
  );
  await insert(
    transaction,
    'observations',
    reports.flatMap(({ id, number }) =>
      Array.from({ length: valuesAReport }, (_, place) => valueRow(id, place + 1, number + place)),
    ),
  );
  await insert(
    transaction,
    'report_events',
    reports.map(({ order, id }) => ({
      id: `e${id}`,
      report: id,
      version: 1,
      kind: 'released' as const,
      account: 'scientist',
      at: placedAt(order),
      reason: null,
    })),
  );
  await insert(
    transaction,
    'doctor_reads',
    reports
      .filter(({ number }) => number % 2 === 0)
      .map(({ id }) => ({
        account: 'all',
        report: id,
        version: 1,
        read_at: benchNow.toISOString(),
        acknowledged_at: null,
      })),
  );
}

const personRow = (number: number) => {
  const id = `p${number}`;
  const name = `${names[number % names.length]} ${number}`;
  const person = { document: `CC ${43_000_000 + number}`, name, birthDate: '1985-07-03', email: null, phone: null };
  return {
    ...sealPerson(benchVault, id, person),
    id,
    sex: 'female' as const,
    locale: 'es' as const,
    created_at: benchNow.toISOString(),
    version: 1,
  };
};

const flagOf = (number: number): string => {
  if (number % 50 === 3) return 'HH';
  return number % 5 === 2 ? 'H' : 'N';
};

const valueRow = (report: string, position: number, number: number) => ({
  report,
  version: 1,
  position,
  code: `${1557 + position}-6`,
  code_system: 'LN',
  sub_id: String(position),
  name: `Glucosa ${position}`,
  value_type: 'NM',
  value: '98',
  unit: 'mg/dL',
  reference_range: '70-105',
  flags: flagOf(number),
  status: 'F',
  observed_at: null,
  comment: null,
});

async function insert<Name extends keyof Tables>(
  db: Pick<Database, 'insertInto'>,
  name: Name,
  rows: readonly Partial<Tables[Name]>[],
) {
  for (let first = 0; first < rows.length; first += ROWS_A_STATEMENT)
    // `as`: Kysely cannot relate the rows of a table whose name is a parameter.
    await db
      .insertInto(name)
      .values(rows.slice(first, first + ROWS_A_STATEMENT) as never)
      .execute();
}

import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

type Table = { name: string; required: readonly string[]; optional?: readonly string[]; integers?: readonly string[] };

/** Text columns by name: most of these tables are texts and instants. */
const textTable = (
  db: Kysely<unknown>,
  { name, required, optional = [], integers = [] }: Table,
): CreateTableBuilder<string, string> => {
  const start: CreateTableBuilder<string, string> = db.schema.createTable(name);
  const texts = required.reduce((table, column) => table.addColumn(column, 'text', (one) => one.notNull()), start);
  const more = optional.reduce((table, column) => table.addColumn(column, 'text'), texts);
  return integers.reduce((table, column) => table.addColumn(column, 'integer', (one) => one.notNull()), more);
};

/** Persons, orders, the messages of laboratory systems, and reports with all their versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await persons(db);
  await messages(db);
  await orders(db);
  await reports(db);
}

async function persons(db: Kysely<unknown>): Promise<void> {
  await textTable(db, {
    name: 'persons',
    required: ['id', 'document_index', 'document', 'name', 'birth_date', 'sex', 'locale', 'created_at'],
    optional: ['email', 'phone'],
    integers: ['version'],
  })
    .addPrimaryKeyConstraint('persons_key', ['id'])
    .addUniqueConstraint('persons_document', ['document_index'])
    .addCheckConstraint('persons_sex', sql`sex in ('female', 'male', 'other', 'unknown')`)
    .execute();
  await textTable(db, {
    name: 'account_persons',
    required: ['account', 'person', 'relation', 'proof', 'since'],
    optional: ['until', 'ended_at'],
  })
    .addPrimaryKeyConstraint('account_persons_key', ['account', 'person', 'since'])
    .addForeignKeyConstraint('account_persons_account', ['account'], 'accounts', ['id'])
    .addForeignKeyConstraint('account_persons_person', ['person'], 'persons', ['id'])
    .addCheckConstraint('account_persons_relation', sql`relation = 'self' or until is not null`)
    .execute();
  await db.schema.createIndex('account_persons_of_person').on('account_persons').column('person').execute();
}

async function messages(db: Kysely<unknown>): Promise<void> {
  await textTable(db, {
    name: 'senders',
    required: ['id', 'name', 'application', 'facility', 'key_hash', 'networks', 'created_at', 'expires_at'],
    optional: ['revoked_at'],
  })
    .addPrimaryKeyConstraint('senders_key', ['id'])
    .addUniqueConstraint('senders_key_hash', ['key_hash'])
    .execute();
  await textTable(db, {
    name: 'messages_in',
    required: ['id', 'sender', 'control_id', 'received_at', 'body', 'body_index', 'state', 'acknowledgment'],
    optional: ['reason'],
  })
    .addPrimaryKeyConstraint('messages_in_key', ['id'])
    .addForeignKeyConstraint('messages_in_sender', ['sender'], 'senders', ['id'])
    .addCheckConstraint('messages_in_state', sql`state in ('stored', 'placed', 'quarantined', 'refused')`)
    .execute();
  // A repeated message is found by its sender and control id, and never placed twice. A refused one blocks nobody's number.
  await db.schema
    .createIndex('messages_in_control')
    .unique()
    .on('messages_in')
    .columns(['sender', 'control_id'])
    .where(sql<boolean>`state <> 'refused'`)
    .execute();
  await db.schema.createIndex('messages_in_by_state').on('messages_in').columns(['state', 'received_at']).execute();
}

async function orders(db: Kysely<unknown>): Promise<void> {
  await textTable(db, { name: 'orders', required: ['id', 'sender', 'number', 'person', 'placed_at', 'created_at'] })
    .addPrimaryKeyConstraint('orders_key', ['id'])
    .addUniqueConstraint('orders_number', ['sender', 'number'])
    .addForeignKeyConstraint('orders_sender', ['sender'], 'senders', ['id'])
    .addForeignKeyConstraint('orders_person', ['person'], 'persons', ['id'])
    .execute();
  await db.schema.createIndex('orders_of_person').on('orders').columns(['person', 'placed_at']).execute();
  await textTable(db, { name: 'order_providers', required: ['order_id', 'registration_index', 'part', 'name'] })
    .addPrimaryKeyConstraint('order_providers_key', ['order_id', 'registration_index', 'part'])
    .addForeignKeyConstraint('order_providers_order', ['order_id'], 'orders', ['id'])
    .execute();
  await db.schema
    .createIndex('orders_of_provider')
    .on('order_providers')
    .columns(['registration_index', 'order_id'])
    .execute();
  await textTable(db, {
    name: 'specimens',
    required: ['id', 'order_id', 'type'],
    optional: ['collected_at', 'received_at', 'condition'],
  })
    .addPrimaryKeyConstraint('specimens_key', ['id'])
    .addForeignKeyConstraint('specimens_order', ['order_id'], 'orders', ['id'])
    .execute();
  await db.schema.createIndex('specimens_of_order').on('specimens').column('order_id').execute();
}

async function reports(db: Kysely<unknown>): Promise<void> {
  await textTable(db, {
    name: 'reports',
    required: ['id', 'order_id', 'filler_number', 'code', 'status'],
    optional: ['exam', 'counseled_at'],
    integers: ['latest_version', 'needs_counseling'],
  })
    .addColumn('released_version', 'integer')
    .addPrimaryKeyConstraint('reports_key', ['id'])
    .addUniqueConstraint('reports_number', ['order_id', 'filler_number', 'code'])
    .addForeignKeyConstraint('reports_order', ['order_id'], 'orders', ['id'])
    .addCheckConstraint('reports_released', sql`released_version is null or released_version <= latest_version`)
    .execute();
  await textTable(db, {
    name: 'report_versions',
    required: ['report', 'message', 'status', 'issued_at', 'received_at'],
    optional: ['comment', 'performer', 'specimen', 'set_aside'],
    integers: ['version'],
  })
    .addPrimaryKeyConstraint('report_versions_key', ['report', 'version'])
    .addForeignKeyConstraint('report_versions_report', ['report'], 'reports', ['id'])
    .addForeignKeyConstraint('report_versions_message', ['message'], 'messages_in', ['id'])
    .addForeignKeyConstraint('report_versions_specimen', ['specimen'], 'specimens', ['id'])
    .execute();
  // The queue of reports that wait for a person.
  await db.schema.createIndex('reports_waiting').on('reports').columns(['released_version', 'status']).execute();
  await textTable(db, {
    name: 'observations',
    required: ['report', 'code', 'code_system', 'sub_id', 'name', 'value_type', 'value', 'unit', 'reference_range'],
    optional: ['observed_at', 'comment'],
    integers: ['version', 'position'],
  })
    .addColumn('flags', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('observations_key', ['report', 'version', 'position'])
    .addForeignKeyConstraint('observations_version', ['report', 'version'], 'report_versions', ['report', 'version'])
    .execute();
  await textTable(db, {
    name: 'report_events',
    required: ['id', 'report', 'kind', 'account', 'at'],
    optional: ['reason'],
    integers: ['version'],
  })
    .addPrimaryKeyConstraint('report_events_key', ['id'])
    .addForeignKeyConstraint('report_events_report', ['report'], 'reports', ['id'])
    .addForeignKeyConstraint('report_events_account', ['account'], 'accounts', ['id'])
    .addCheckConstraint('report_events_kind', sql`kind in ('released', 'withdrawn', 'counseled')`)
    .execute();
  await db.schema.createIndex('report_events_of_report').on('report_events').columns(['report', 'at']).execute();
}

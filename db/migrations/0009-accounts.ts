import { type Kysely, sql } from 'kysely';

import { isPostgres } from '../engine.ts';

/** Accounts, sessions, factors, attempts, the audit log, and the outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await installation(db);
  await accounts(db);
  await sessions(db);
  await factors(db);
  await linksAndAttempts(db);
  await audit(db);
  await outbox(db);
}

async function installation(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('installation')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('key_check', 'text', (column) => column.notNull())
    .addColumn('is_demonstration', 'integer', (column) => column.notNull())
    .execute();
}

async function accounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('staff', 'doctor', 'patient')`))
    .addColumn('email_index', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('invited', 'unconfirmed', 'active', 'disabled')`),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addUniqueConstraint('accounts_email', ['kind', 'email_index'])
    .execute();
  await db.schema
    .createTable('account_roles')
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('account_roles_key', ['account', 'role'])
    .execute();
}

async function sessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('devices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('agent', 'text', (column) => column.notNull())
    .addColumn('first_seen_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('account', 'text', (column) => column.references('accounts.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('stage', 'text', (column) => column.notNull().check(sql`stage in ('code', 'enroll', 'full')`))
    .addColumn('device', 'text', (column) => column.references('devices.id'))
    .addColumn('agent', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('proved_at', 'text', (column) => column.notNull())
    .addColumn('scope', 'text')
    .addColumn('ended_at', 'text')
    // Each session belongs to an account or to a result link, never to both or to nobody.
    .addCheckConstraint(
      'sessions_owner',
      sql`(account is null) = (kind = 'link') and (scope is null) = (kind <> 'link')`,
    )
    .execute();
  await db.schema.createIndex('sessions_of_account').on('sessions').columns(['account', 'ended_at']).execute();
  await db.schema.createIndex('devices_of_account').on('devices').column('account').execute();
}

async function factors(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('second_factors')
    .addColumn('account', 'text', (column) => column.primaryKey().references('accounts.id'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('last_step', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await db.schema.createIndex('recovery_codes_of_account').on('recovery_codes').column('account').execute();
}

async function linksAndAttempts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('one_time_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.references('accounts.id'))
    .addColumn('payload', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await db.schema
    .createIndex('one_time_links_of_account')
    .on('one_time_links')
    .columns(['account', 'purpose'])
    .execute();
  await db.schema
    .createTable('attempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('first_at', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('attempts_by_age').on('attempts').column('last_at').execute();
}

async function audit(db: Kysely<unknown>): Promise<void> {
  const optional = ['actor', 'role', 'subject', 'object_kind', 'object', 'reason', 'request', 'session', 'client'];
  const required = ['at', 'action', 'actor_kind', 'outcome', 'previous', 'hash'];
  const table = db.schema.createTable('audit').addColumn('seq', 'integer', (column) => column.primaryKey());
  const withRequired = required.reduce(
    (made, name) => made.addColumn(name, 'text', (column) => column.notNull()),
    table,
  );
  await optional.reduce((made, name) => made.addColumn(name, 'text'), withRequired).execute();
  await db.schema.createIndex('audit_of_subject').on('audit').columns(['subject', 'seq']).execute();
  await db.schema
    .createTable('audit_head')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into audit_head (id, seq, hash) values (1, 0, ${'0'.repeat(64)})`.execute(db);
  await makeAppendOnly(db);
}

/** Nobody changes or deletes an event, not even the process that wrote it. */
async function makeAppendOnly(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    await sql`create function refuse_audit_change() returns trigger language plpgsql as
      $$ begin raise exception 'the audit log is append-only'; end $$`.execute(db);
    await sql`create trigger audit_append_only before update or delete or truncate on audit
      for each statement execute function refuse_audit_change()`.execute(db);
    return;
  }
  for (const change of ['update', 'delete'])
    await sql
      .raw(
        `create trigger audit_no_${change} before ${change} on audit begin select raise(abort, 'the audit log is append-only'); end`,
      )
      .execute(db);
}

async function outbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('sent_at', 'text')
    .addColumn('failed_at', 'text')
    .addColumn('failure', 'text')
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').column('due_at').execute();
}

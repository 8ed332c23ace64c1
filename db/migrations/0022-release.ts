import { type Kysely, sql } from 'kysely';

/** Critical values with their calls, automatic release, and holds of quality control. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await critical(db);
  await automatic(db);
}

async function critical(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('critical_cases')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('report', 'text', (column) => column.notNull().references('reports.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('cause', 'text', (column) => column.notNull().check(sql`cause in ('flag', 'limit', 'correction')`))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('open', 'told', 'excused', 'superseded')`),
    )
    .addColumn('opened_at', 'text', (column) => column.notNull())
    .addColumn('escalated_at', 'text')
    .addColumn('closed_at', 'text')
    .addUniqueConstraint('critical_cases_version', ['report', 'version'])
    .addCheckConstraint('critical_cases_closed', sql`(state = 'open') = (closed_at is null)`)
    .execute();
  await db.schema.createIndex('critical_cases_by_state').on('critical_cases').columns(['state', 'opened_at']).execute();
  await db.schema
    .createTable('critical_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('critical_case', 'text', (column) => column.notNull().references('critical_cases.id'))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('failed', 'told', 'excused', 'escalated', 'superseded', 'released-open')`),
    )
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.references('accounts.id'))
    .addColumn('reason', 'text')
    .addColumn('recipient', 'text')
    .addColumn('recipient_role', 'text')
    .addColumn('read_back', 'text')
    // A value counts as received once somebody has read it back.
    .addCheckConstraint(
      'critical_events_told',
      sql`kind <> 'told' or (account is not null and recipient is not null and recipient_role is not null and read_back is not null)`,
    )
    .execute();
  await db.schema
    .createIndex('critical_events_of_case')
    .on('critical_events')
    .columns(['critical_case', 'at'])
    .execute();
}

async function automatic(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('auto_rules')
    .addColumn('exam', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('delta_days', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('auto_limits')
    .addColumn('exam', 'text', (column) => column.notNull())
    .addColumn('component', 'text', (column) => column.notNull())
    .addColumn('low', 'text')
    .addColumn('high', 'text')
    .addColumn('delta_percent', 'integer')
    .addPrimaryKeyConstraint('auto_limits_key', ['exam', 'component'])
    .addForeignKeyConstraint('auto_limits_rule', ['exam'], 'auto_rules', ['exam'], (key) => key.onDelete('cascade'))
    .execute();
  await db.schema
    .createTable('auto_verdicts')
    .addColumn('report', 'text', (column) => column.notNull().references('reports.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('reasons', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('auto_verdicts_key', ['report', 'version'])
    .execute();
  await db.schema
    .createTable('qc_holds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('scope', 'text', (column) => column.notNull().check(sql`scope in ('exam', 'area')`))
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('analyzer', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('lifted_by', 'text', (column) => column.references('accounts.id'))
    .addColumn('lifted_at', 'text')
    .execute();
  await db.schema.createIndex('qc_holds_open').on('qc_holds').columns(['lifted_at', 'target']).execute();
}

import { emailIndexOf } from '../../app/domain/accounts/account-store.server.ts';
import { type Database, testVault } from './host.ts';

/** Reads the tables about doctors. */
export function doctorRows(database: () => Database) {
  const doctorOf = async (email: string) => {
    const row = await database()
      .selectFrom('accounts')
      .innerJoin('doctor_applications', 'doctor_applications.account', 'accounts.id')
      .select(['accounts.id', 'doctor_applications.id as application'])
      .where('kind', '=', 'doctor')
      .where('accounts.email_index', '=', emailIndexOf(testVault, email))
      .executeTakeFirstOrThrow();
    return row;
  };
  return {
    doctorOf,
    mailsTo: async (email: string) => {
      const rows = await database().selectFrom('outbox').selectAll().orderBy('created_at').execute();
      return rows
        .filter(({ id, recipient }) => testVault.open('mail', recipient, id) === email)
        .map(({ id, template, details }) => ({ template, details: testVault.open('mail', details, id) }));
    },
    versionOf: async (application: string) => {
      const { version } = await database()
        .selectFrom('doctor_applications')
        .select('version')
        .where('id', '=', application)
        .executeTakeFirstOrThrow();
      return String(version);
    },
    /** How many rows the tables hold that an application writes. */
    countRows: () =>
      Promise.all(
        (['doctor_applications', 'outbox', 'audit', 'accounts'] as const).map(async (table) => {
          const counted = database()
            .selectFrom(table)
            .select(({ fn }) => fn.countAll().as('count'));
          return Number((await counted.executeTakeFirstOrThrow()).count);
        }),
      ),
    actionsAbout: async (application: string) => {
      const rows = await database()
        .selectFrom('audit')
        .select('action')
        .where('object', '=', application)
        .orderBy('seq')
        .execute();
      return rows.map(({ action }) => action);
    },
    /** The secret of the second factor that an account sets up. */
    secretOf: async (email: string) => {
      const { id } = await doctorOf(email);
      const { secret } = await database()
        .selectFrom('second_factors')
        .select('secret')
        .where('account', '=', id)
        .executeTakeFirstOrThrow();
      return testVault.open('totp', secret, id);
    },
  };
}

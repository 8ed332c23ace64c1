import { checkAudit } from '../../../app/domain/audit/audit-log.server.ts';
import { openDatabase } from '../../../app/platform/database.server.ts';
import { readEnv } from '../../../app/platform/env.ts';

/** `npm run audit:check`: recomputes the chain of the audit log. Returns the exit code: 1 if an event was changed or is missing. */
export async function checkAuditLog(): Promise<number> {
  const db = await openDatabase(readEnv(process.env));
  try {
    const check = await checkAudit(db);
    if (check.intact) console.log(`The audit log is intact: ${check.events} events, the last hash is ${check.hash}.`);
    else console.error(`The audit log is broken at event ${check.seq}: keep a copy of the database.`);
    return check.intact ? 0 : 1;
  } finally {
    await db.destroy();
  }
}

import { criticalLimitsOf } from '../domain/laboratory/critical-values.ts';
import type { IngestNeeds } from '../domain/messages-in/ingest-needs.server.ts';
import { createIntake, type Intake } from '../domain/messages-in/intake.server.ts';
import { log } from './log.ts';
import type { Services } from './services.ts';

type IntakeServices = Pick<Services, 'db' | 'vault' | 'now' | 'catalogue' | 'laboratory'>;

/** A sender's message has no request and no session of ours, unless its caller says so. */
const origin = { request: null, session: null, client: null };

/** The needs of taking in messages, at this moment. */
export const ingestNeeds = async ({ db, vault, now, catalogue, laboratory }: IntakeServices): Promise<IngestNeeds> => ({
  db,
  vault,
  origin,
  now: now(),
  catalogue: await catalogue(),
  timeZone: laboratory.timeZone,
  criticalLimits: criticalLimitsOf(laboratory),
});

/** One queue for each database: all connections share its commits. */
const intakes = new WeakMap<IntakeServices['db'], Intake>();

/** The queue through which every laboratory system's messages reach the database. */
export function intakeOf(services: IntakeServices): Intake {
  const known = intakes.get(services.db);
  if (known) return known;
  const intake = createIntake(
    () => ingestNeeds(services),
    () => log.warn('placing-failed'),
  );
  intakes.set(services.db, intake);
  return intake;
}

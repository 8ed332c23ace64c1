import siteConfig from '../../site.config.ts';
import { createPostLibrary } from '../features/blog/post-library.server.ts';
import { holidaysOf } from '../features/laboratory/holiday-table.ts';
import type { Laboratory } from '../features/laboratory/laboratory.ts';
import { laboratorySchema } from '../features/laboratory/laboratory-schema.ts';
import { createPageLibrary } from '../features/pages/page-library.server.ts';
import holidays from '../generated/holidays.json';
import { openDatabase } from './database.server.ts';
import { type Env, EnvError } from './env.ts';
import type { Services } from './services.ts';

/** The composition root: makes every service from the environment and the laboratory's configuration. */
export async function createServices(env: Env): Promise<Services> {
  return composeServices(checkLaboratory(siteConfig), {
    db: await openDatabase(env),
    now: () => new Date(),
    publicUrl: env.publicUrl,
  });
}

/** The services that follow from a laboratory; the others are handed in. Tests hand in their own. */
export const composeServices = (
  laboratory: Laboratory,
  given: Pick<Services, 'db' | 'now' | 'publicUrl'>,
): Services => ({
  ...given,
  ...composeContent(laboratory),
  holidayOn: holidaysOf(holidays),
});

/** What the site says, with this laboratory's facts. */
export const composeContent = (laboratory: Laboratory): Pick<Services, 'laboratory' | 'pages' | 'posts'> => ({
  laboratory,
  pages: createPageLibrary(laboratory),
  posts: createPostLibrary(laboratory),
});

/** Throws `EnvError` with one sentence that names each field of `site.config.ts` that is wrong. */
function checkLaboratory(config: Laboratory): Laboratory {
  const checked = laboratorySchema.safeParse(config);
  if (checked.success) return checked.data;
  const faults = checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new EnvError(`site.config.ts cannot be used: ${faults.join('; ')}.`);
}

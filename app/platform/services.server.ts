import { setTimeout as pause } from 'node:timers/promises';

import siteConfig from '../../site.config.ts';
import { examReading } from '../catalogue/exam-page/exam-reading.ts';
import { holidaysOf } from '../domain/laboratory/holiday-table.ts';
import type { Laboratory } from '../domain/laboratory/laboratory.ts';
import { laboratorySchema } from '../domain/laboratory/laboratory-schema.ts';
import holidays from '../generated/holidays.json';
import { locales } from '../i18n/locale.ts';
import { createPostLibrary } from '../site/blog/post-library.server.ts';
import { siteTexts } from '../site/contact/site-texts.ts';
import { createSiteSearch } from '../site/search/site-search.ts';
import type { PageLibrary } from '../views/pages/page.ts';
import { createPageLibrary } from '../views/pages/page-library.server.ts';
import { defaultApiSettings } from './api-settings.ts';
import { openDatabase } from './database.server.ts';
import { ensureDemonstration } from './demonstration.server.ts';
import { ensureDemonstrationDoctors } from './demonstration-doctors.server.ts';
import { ensureDemonstrationPatient } from './demonstration-patient.server.ts';
import { ensureDemonstrationResults } from './demonstration-results.server.ts';
import { ensureDemonstrationVisits } from './demonstration-visits.server.ts';
import { type Env, EnvError } from './env.ts';
import { defaultHosting } from './hosting-settings.ts';
import { openInstallation } from './installation.server.ts';
import { ensureExams, liveCatalogue, type Seed } from './live-catalogue.server.ts';
import { PdfCompiler } from './pdf-compiler.server.ts';
import type { Services } from './services.ts';

/** The services that depend only on the content and the laboratory's facts. */
type Content = Pick<Services, 'laboratory' | 'pages' | 'posts' | 'search' | 'examReading'>;

/** The composition root: creates every service from the environment and the laboratory's configuration. `seed` fills an empty catalog. */
export async function createServices(env: Env, config: Laboratory = siteConfig, seed?: Seed): Promise<Services> {
  const laboratory = checkLaboratory(config);
  const content = composeCheckedContent(laboratory);
  const { publicUrl, panelUrl, mapTilesUrl, api, hosting } = env;
  const db = await openDatabase(env);
  await ensureExams(db, seed);
  const installation = await openInstallation(db, env);
  const services = composeServices(
    laboratory,
    { db, ...installation, now: () => new Date(), publicUrl, panelUrl, mapTilesUrl, api, hosting },
    content,
  );
  await ensureDemonstration(services);
  await ensureDemonstrationDoctors(services);
  await ensureDemonstrationResults(services);
  await ensureDemonstrationVisits(services);
  await ensureDemonstrationPatient(services);
  return services;
}

/** Derives services from a laboratory; the others are passed in. Tests pass in their own. */
export const composeServices = (
  laboratory: Laboratory,
  given: Pick<Services, 'db' | 'vault' | 'isDemonstration' | 'now' | 'publicUrl' | 'mapTilesUrl'> &
    Partial<Pick<Services, 'pause' | 'panelUrl' | 'api' | 'hosting'>>,
  content: Content = composeContent(laboratory),
): Services => ({
  pause: (ms) => pause(ms),
  api: defaultApiSettings,
  hosting: defaultHosting,
  showsGallery: false,
  panelUrl: given.publicUrl,
  ...given,
  ...content,
  pdf: new PdfCompiler(),
  catalogue: liveCatalogue(given.db, latestClosing(laboratory), laboratory.frequentExams),
  consentVersion: policyVersion(content.pages),
  holidayOn: holidaysOf(holidays),
});

/** The latest closing time of any day: '17:00'. */
const latestClosing = ({ openingHours }: Laboratory): string =>
  openingHours
    .map(({ closes }) => closes)
    .toSorted()
    .at(-1) ?? '24:00';

/** The version of the cookie policy, from its front matter. */
function policyVersion(pages: PageLibrary): string {
  const { version } = pages.read('cookie-policy', 'es');
  if (!version) throw new Error('content/pages/cookie-policy.es.md needs a version: a consent refers to it');
  return version;
}

/** The site's content, with this laboratory's facts. */
function composeContent(laboratory: Laboratory): Content {
  const pages = createPageLibrary(laboratory);
  const posts = createPostLibrary(laboratory);
  return {
    laboratory,
    pages,
    posts,
    search: createSiteSearch({
      pages: pages.list,
      posts: posts.all,
      beside: (page, locale) => (page === 'contact' ? siteTexts(laboratory, locale) : []),
    }),
    examReading: examReading(pages, posts),
  };
}

/** Throws `EnvError` with one sentence that names each invalid field of `site.config.ts`. */
function checkLaboratory(config: Laboratory): Laboratory {
  const checked = laboratorySchema.safeParse(config);
  if (checked.success) return checked.data;
  const faults = checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new EnvError(`Invalid site.config.ts: ${faults.join('; ')}.`);
}

/**
 * The site's content, with every page and post read once. Length limits apply to texts with the facts filled in, so a long brand can make a
 * title too long. Such a fault must appear at build time or startup, not to the page's first visitor. Throws `EnvError` with one sentence
 * that names the file.
 */
export function composeCheckedContent(laboratory: Laboratory): Content {
  try {
    const content = composeContent(laboratory);
    for (const locale of locales) {
      content.pages.list(locale);
      for (const { id } of content.posts.list(locale)) content.posts.find(id, locale);
    }
    return content;
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('content/'))) throw error;
    throw new EnvError(`Invalid text with the facts of site.config.ts: ${error.message}.`);
  }
}

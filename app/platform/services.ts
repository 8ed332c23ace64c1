import { createContext } from 'react-router';
import type { ExamReading } from '../catalogue/exam-page/exam-reading.ts';
import type { Vault } from '../domain/accounts/vault.ts';
import type { Laboratory } from '../domain/laboratory/laboratory.ts';
import type { HolidayOn } from '../domain/laboratory/opening-hours.ts';
import type { PostLibrary } from '../site/blog/post.ts';
import type { SiteSearch } from '../site/search/site-search.ts';
import type { PageLibrary } from '../views/pages/page.ts';
import type { ApiSettings } from './api-settings.ts';
import type { Database } from './database.server.ts';
import type { HostingSettings } from './hosting-settings.ts';
import type { LiveCatalogue } from './live-catalogue.server.ts';
import type { PdfCompiler } from './pdf-compiler.server.ts';

/** All services that a request may use. `services.server.ts` creates them once; tests compose their own. */
export interface Services {
  laboratory: Laboratory;
  /** ('2026-12-25') → the holiday's name; null on other days. */
  holidayOn: HolidayOn;
  pages: PageLibrary;
  posts: PostLibrary;
  search: SiteSearch;
  /** The pages and posts that an exam's page links to. */
  examReading: ExamReading;
  /** The current exams. */
  catalogue: LiveCatalogue;
  /** The version of the cookie policy, to which a visitor's consent refers. */
  consentVersion: string;
  db: Database;
  /** Seals fields and computes keyed hashes with the installation's secret. */
  vault: Vault;
  isDemonstration: boolean;
  now: () => Date;
  /** Waits for a number of milliseconds, so that an answer takes equally long whatever it says. */
  pause: (ms: number) => Promise<void>;
  /** The site's public address without a trailing slash. */
  publicUrl: string;
  /** The panel's, which equals `publicUrl` if the panel has no host of its own. */
  panelUrl: string;
  /** The address of the street map's images. */
  mapTilesUrl: string;
  /** Makes PDF files outside this process. */
  pdf: PdfCompiler;
  api: ApiSettings;
  hosting: HostingSettings;
  /** Whether `/galeria` shows the components: in development and in tests, and never on a site that visitors reach. */
  showsGallery: boolean;
}

/** Passes the services to loaders, actions, and middleware: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();

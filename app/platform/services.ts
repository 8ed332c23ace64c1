import { createContext } from 'react-router';
import type { ExamReading } from '../catalogue/exam-page/exam-reading.ts';
import type { Laboratory } from '../domain/laboratory/laboratory.ts';
import type { HolidayOn } from '../domain/laboratory/opening-hours.ts';
import type { PostLibrary } from '../site/blog/post.ts';
import type { SiteSearch } from '../site/search/site-search.ts';
import type { PageLibrary } from '../views/pages/page.ts';
import type { ApiSettings } from './api-settings.ts';
import type { Database } from './database.server.ts';
import type { HostingSettings } from './hosting-settings.ts';
import type { LiveCatalogue } from './live-catalogue.server.ts';

/** Everything that a request may reach, made once by `services.server.ts` and by tests with their own parts. */
export interface Services {
  laboratory: Laboratory;
  holidayOn: HolidayOn;
  pages: PageLibrary;
  posts: PostLibrary;
  search: SiteSearch;
  /** The pages and posts that an exam's own page leads to. */
  examReading: ExamReading;
  /** The exams of now. */
  catalogue: LiveCatalogue;
  /** The version of the cookie policy: what a visitor's consent is given for. */
  consentVersion: string;
  db: Database;
  now: () => Date;
  publicUrl: string;
  /** Where the street map's images come from. */
  mapTilesUrl: string;
  api: ApiSettings;
  hosting: HostingSettings;
  /** Whether `/galeria` shows the components: in development and in tests, and never on a site that visitors reach. */
  showsGallery: boolean;
}

/** Where a loader finds them: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();

import { loadPage, loadPricedExams } from '../../platform/page-loader.server.ts';
import { ContentPage } from '../../views/pages/content-page.tsx';
import { EntryPage } from '../../views/pages/entry-page.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import { isPersonalPage, type PageId, pageIdAt } from '../../views/pages/page-paths.ts';
import { ServicePage } from '../../views/pages/service-page.tsx';
import type { Route } from './+types/content';

/** Pages that only direct visitors elsewhere. */
const signposts: readonly string[] = ['admin-login'] satisfies PageId[];

/** Pages that start something, each with the sections that stay open. */
const entries: Readonly<Record<string, readonly string[]>> = {
  patients: ['agendar'],
  doctors: ['hoy'],
  'admin-login': [],
} satisfies Partial<Record<PageId, readonly string[]>>;

/** Pages about a service, each with the sections that stay open. */
const services: Readonly<Record<string, readonly string[]>> = {
  'urine-tests': ['preparacion'],
  cardiology: ['preparacion'],
  hormones: ['preparacion'],
  'family-medicine': ['preparacion'],
  microbiology: ['preparacion'],
  neurology: ['preparacion'],
  paediatrics: ['preparacion'],
  'semen-analysis': ['preparacion'],
  gastrointestinal: ['preparacion'],
  'paternity-tests': ['tipos'],
  'safety-and-privacy': ['identificacion', 'mensajes-falsos'],
} satisfies Partial<Record<PageId, readonly string[]>>;

/** Loads any page of `page-table.ts` that is only prose; the path of the matched route identifies it. */
export const loader = async (args: Route.LoaderArgs) => {
  const id = pageIdAt(args.pattern);
  const page = await loadPage(args, id);
  return { page, exams: Object.hasOwn(services, id) ? await loadPricedExams(args, page) : [] };
};

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const { page } = args.loaderData;
  return pageMeta(page, args, { noindex: isPersonalPage(page.id) });
}

/** Every page of prose without a module of its own, in the layout of its kind. */
export default function Content({ loaderData: { page, exams } }: Route.ComponentProps) {
  const entry = entries[page.id];
  if (entry) return <EntryPage page={page} open={entry} isSignpost={signposts.includes(page.id)} />;
  const service = services[page.id];
  if (service) return <ServicePage page={page} exams={exams} open={service} />;
  return <ContentPage page={page} />;
}

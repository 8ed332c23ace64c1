import { loadPage, loadReadNext } from '../../platform/page-loader.server.ts';
import { ServicesScreen } from '../../site/services/services-screen.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/services';

/** The pages about exams that doctors order. The three that most orders name come first. */
const ordered = [
  'blood-tests',
  'urine-tests',
  'hormones',
  'microbiology',
  'cardiology',
  'neurology',
  'paediatrics',
] as const;
/** The pages about exams that visitors choose themselves. */
const checkups = [
  'family-medicine',
  'sti',
  'gastrointestinal',
  'semen-analysis',
  'pregnancy-tests',
  'paternity-tests',
] as const;

export const loader = async (args: Route.LoaderArgs) => ({
  page: await loadPage(args, 'services'),
  ordered: loadReadNext(args, ordered),
  checkups: loadReadNext(args, checkups),
});

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData.page, args);
}

/** The page `/servicios`: cards for the service pages. */
export default function Services({ loaderData }: Route.ComponentProps) {
  return <ServicesScreen {...loaderData} />;
}

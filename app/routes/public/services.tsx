import { loadPage, loadReadNext } from '../../platform/page-loader.server.ts';
import { ContentPage } from '../../views/pages/content-page.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import { ServiceCards } from '../../views/pages/service-cards.tsx';
import type { Route } from './+types/services';

const services = [
  'blood-tests',
  'urine-tests',
  'hormones',
  'microbiology',
  'cardiology',
  'family-medicine',
  'neurology',
  'paediatrics',
] as const;
const packages = ['semen-analysis', 'gastrointestinal', 'sti', 'pregnancy-tests', 'paternity-tests'] as const;

export const loader = async (args: Route.LoaderArgs) => ({
  page: await loadPage(args, 'services'),
  services: loadReadNext(args, services),
  packages: loadReadNext(args, packages),
});

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData.page, args);
}

export default function Services({ loaderData: { page, services, packages } }: Route.ComponentProps) {
  return (
    <ContentPage
      page={page}
      instead={{ areas: <ServiceCards entries={services} />, paquetes: <ServiceCards entries={packages} /> }}
    />
  );
}

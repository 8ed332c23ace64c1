import { loadPage, loadPricedExams } from '../../platform/page-loader.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { AboutSection } from '../../site/home/about-section.tsx';
import { ContactSection } from '../../site/home/contact-section.tsx';
import { Hero } from '../../site/home/hero.tsx';
import { exampleOrder, OrderExample } from '../../site/home/order-example.tsx';
import { ServicesSection } from '../../site/home/services-section.tsx';
import { contactOutcome } from '../../site/messages/contact-outcome.ts';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/home';

export const loader = async (args: Route.LoaderArgs) => {
  const { exams } = await args.context.get(servicesContext).catalogue();
  return {
    ...(await loadPage(args, 'home')),
    catalogueSize: exams.length,
    ordered: await loadPricedExams(args, { exams: exampleOrder }),
  };
};

export const action = ({ request, context }: Route.ActionArgs) =>
  contactOutcome(request, context.get(servicesContext).laboratory);

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData, args);
}

/** The landing page, `/`, with the contact form and the outcome of a posted one. */
export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { heading, lead, catalogueSize, ordered } = loaderData;
  return (
    <>
      <Hero heading={heading} lead={lead} catalogueSize={catalogueSize} order={<OrderExample ordered={ordered} />} />
      <ServicesSection />
      <AboutSection catalogueSize={catalogueSize} />
      <ContactSection outcome={actionData} />
    </>
  );
}

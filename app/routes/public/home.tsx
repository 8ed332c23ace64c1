import { AboutSection } from '../../features/home/about-section.tsx';
import { ContactSection } from '../../features/home/contact-section.tsx';
import { Hero } from '../../features/home/hero.tsx';
import { ServicesSection } from '../../features/home/services-section.tsx';
import { whatsappHref } from '../../features/laboratory/contact-links.ts';
import { type ContactOutcome, readDraft } from '../../features/messages/contact-draft.ts';
import { draftText } from '../../features/messages/draft-text.ts';
import { draftWords } from '../../features/messages/draft-words.ts';
import { pageMeta } from '../../features/pages/page-meta.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/home';

export const loader = (args: Route.LoaderArgs) => loadPage(args, 'home');

/** Without JavaScript the contact form comes here. Nothing is stored: the answer is the page with the draft and its chat. */
export const action = async ({ request, context }: Route.ActionArgs): Promise<ContactOutcome> => {
  const draft = readDraft(await request.formData().catch(() => new FormData()));
  const { whatsapp } = context.get(servicesContext).laboratory;
  return { draft, whatsappHref: whatsappHref(whatsapp, draftText(draft, draftWords(draft.servicio))) };
};

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData, args);
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Hero heading={loaderData.heading} lead={loaderData.lead} />
      <ServicesSection />
      <AboutSection />
      <ContactSection outcome={actionData} />
    </>
  );
}

import { data } from 'react-router';

import { getLocale } from '../../i18n/paraglide/runtime.js';
import { servicesContext } from '../../platform/services.ts';
import { Gallery, sayIn } from '../../ui/gallery/gallery.tsx';
import { readSample } from '../../ui/gallery/sample-form.ts';
import type { Route } from './+types/gallery';

/**
 * The examples of the form kit, for those who develop the site: `server/dev.ts` and tests show them. A site that visitors reach answers
 * 404, as for any address that it does not have.
 */
const onlyInDevelopment: Route.MiddlewareFunction = ({ context }) => {
  if (!context.get(servicesContext).showsGallery) throw data(null, { status: 404 });
};

export const middleware: Route.MiddlewareFunction[] = [onlyInDevelopment];

export const loader = () => null;

export const action = async ({ request }: Route.ActionArgs) =>
  readSample(await request.formData().catch(() => new FormData()), getLocale());

export const meta = () => [
  { title: sayIn(getLocale())('Galería de componentes', 'Component gallery') },
  { name: 'robots', content: 'noindex' },
];

export default function GalleryPage({ actionData }: Route.ComponentProps) {
  return <Gallery locale={getLocale()} reading={actionData} />;
}

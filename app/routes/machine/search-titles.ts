import { localeOfPath } from '../../i18n/locale.ts';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/search-titles';

/**
 * Answers the texts that the search dialog searches on the device: the headings and questions of all pages and posts, in the language of
 * the address.
 */
export const loader = ({ context, url }: Route.LoaderArgs): Response =>
  Response.json(context.get(servicesContext).search.titles(localeOfPath(url.pathname)), {
    headers: { 'X-Robots-Tag': 'noindex' },
  });

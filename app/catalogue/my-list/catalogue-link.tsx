import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { listQuery } from './list-address.ts';

interface CatalogueLinkProps {
  codes: readonly string[];
  className: string;
}

/** To the catalogue, and back with one exam more. A browser that keeps the list carries nothing (`list-page.browser.ts`). */
export const CatalogueLink = ({ codes, className }: CatalogueLinkProps) => (
  <a
    href={localizedHref(getLocale(), '/examenes-laboratorio') + listQuery({ codes })}
    data-list-carried=""
    rel="nofollow"
    className={className}
  >
    {m.list_to_catalogue()}
  </a>
);

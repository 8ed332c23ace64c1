import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { listQuery } from './list-address.ts';
import type { ListView } from './list-view.ts';

interface CatalogueLinkProps {
  view: Pick<ListView, 'address' | 'display'>;
  className: string;
}

/** A link to the catalog to add an exam. If the browser stores the list, the link does not carry it. */
export const CatalogueLink = ({ view: { address, display }, className }: CatalogueLinkProps) => (
  <a
    href={
      localizedHref(getLocale(), '/examenes-laboratorio') + listQuery({ codes: display.isCarried ? address.codes : [] })
    }
    rel="nofollow"
    className={className}
  >
    {m.list_to_catalogue()}
  </a>
);

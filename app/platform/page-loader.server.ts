import type { LoaderFunctionArgs } from 'react-router';

import { type PageView, type ReadNext, readNext } from '../features/pages/read-next.ts';
import { localeOfPath } from '../i18n/locale.ts';
import { servicesContext } from './services.ts';

type Asked = Pick<LoaderFunctionArgs, 'context' | 'url'>;

/** The words of a page, in the language of the address that was asked for, and what to read after it. */
export function loadPage(asked: Asked, id: string): PageView {
  const page = asked.context.get(servicesContext).pages.read(id, localeOfPath(asked.url.pathname));
  return { ...page, readNext: loadReadNext(asked, page.related) };
}

/** Pages ('sti') and posts ('blog/ayuno-antes-del-examen') as somebody is led to them. */
export function loadReadNext({ context, url }: Asked, ids: readonly string[]): ReadNext[] {
  const { pages, posts } = context.get(servicesContext);
  return readNext(ids, localeOfPath(url.pathname), pages, posts);
}

import type { LoaderFunctionArgs } from 'react-router';

import { examsLinkedIn, withoutDeadExamLinks } from '../features/pages/exam-links.ts';
import { type PageView, type ReadNext, readNext } from '../features/pages/read-next.ts';
import { localeOfPath } from '../i18n/locale.ts';
import { servicesContext } from './services.ts';

type Asked = Pick<LoaderFunctionArgs, 'context' | 'url'>;

/** The words of a page, in the language of the address that was asked for, and what to read after it. */
export async function loadPage(asked: Asked, id: string): Promise<PageView> {
  const page = asked.context.get(servicesContext).pages.read(id, localeOfPath(asked.url.pathname));
  return { ...(await withLiveExams(asked, page)), readNext: loadReadNext(asked, page.related) };
}

/** Pages ('sti') and posts ('blog/ayuno-antes-del-examen') as somebody is led to them. */
export function loadReadNext({ context, url }: Asked, ids: readonly string[]): ReadNext[] {
  const { pages, posts } = context.get(servicesContext);
  return readNext(ids, localeOfPath(url.pathname), pages, posts);
}

/** A text whose links to exams lead to what the laboratory offers now. */
export async function withLiveExams<T extends Parameters<typeof examsLinkedIn>[0]>(
  { context }: Pick<Asked, 'context'>,
  text: T,
): Promise<T> {
  if (examsLinkedIn(text).length === 0) return text;
  const { bySlug } = await context.get(servicesContext).catalogue();
  return withoutDeadExamLinks(text, (slug) => bySlug.has(slug));
}

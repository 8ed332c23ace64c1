import type { LoaderFunctionArgs } from 'react-router';
import { formatMoney } from '../i18n/format.ts';
import { type Locale, localeOfPath } from '../i18n/locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import { examsLinkedIn, withExamPrices, withoutDeadExamLinks } from '../views/pages/exam-links.ts';
import { type PageView, type ReadNext, readNext } from '../views/pages/read-next.ts';
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

/** A text whose links to exams lead to what the laboratory offers now, with the price of today behind each link to a price. */
export async function withLiveExams<T extends Parameters<typeof examsLinkedIn>[0] & { locale: Locale }>(
  { context }: Pick<Asked, 'context'>,
  text: T,
): Promise<T> {
  if (examsLinkedIn(text).length === 0) return text;
  const { catalogue, laboratory } = context.get(servicesContext);
  const { bySlug } = await catalogue();
  return withExamPrices(
    withoutDeadExamLinks(text, (slug) => bySlug.has(slug)),
    (slug) => {
      const price = bySlug.get(slug)?.price ?? null;
      return price === null
        ? m.exam_price_ask({}, { locale: text.locale })
        : formatMoney(text.locale, price, laboratory.currency);
    },
  );
}

import type { MetaDescriptor } from 'react-router';
import { readListAddress } from '../../catalogue/my-list/list-address.ts';
import type { ListBarProps } from '../../catalogue/my-list/list-bar.tsx';
import { listTotal } from '../../catalogue/my-list/list-total.ts';
import { planningAddress } from '../../catalogue/my-list/planning-address.ts';
import { CatalogueScreen } from '../../catalogue/screen/catalogue-screen.tsx';
import { answerChoice } from '../../domain/exam-search/catalogue-answer.ts';
import { parameterNames, queryOf, readChoice } from '../../domain/exam-search/exam-choice.ts';
import { indexOf } from '../../domain/exam-search/index-of.ts';
import { recordsAddress } from '../../domain/exam-search/records-address.ts';
import { recordsFileOf } from '../../domain/exam-search/records-file.server.ts';
import { MAX_EXAMS } from '../../domain/exams/codes/exam-code.ts';
import { areaWords } from '../../domain/exams/exam-words.ts';
import { localeOfPath } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { readsQuery } from '../../platform/page-middleware.server.ts';
import { planningFileFor } from '../../platform/planning.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { privateQueryMeta } from '../../seo/private-query.ts';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/test-catalogue';

// Analytics may see neither the exams on a visitor's list nor the typed text.
const reads = { chosen: parameterNames, typed: ['q', 'e'] };
export const middleware: Route.MiddlewareFunction[] = [readsQuery(reads)];

/** Loads the exams that match the address (one page of them), and the visitor's list with its total. */
export const loader = async (args: Route.LoaderArgs) => {
  const choice = readChoice(args.url.searchParams);
  const services = args.context.get(servicesContext);
  const catalogue = await services.catalogue();
  const locale = localeOfPath(args.url.pathname);
  const answer = answerChoice(indexOf(catalogue), choice, {
    locale,
    frequent: services.laboratory.frequentExams ?? [],
  });
  const records = recordsAddress(recordsFileOf(catalogue).version);
  const list = readListAddress(args.url.searchParams).codes.slice(0, MAX_EXAMS);
  const { version } = await planningFileFor(services, locale);
  const bar: ListBarProps = {
    codes: list,
    total: listTotal(list, catalogue.byCode),
    planning: planningAddress(locale, version),
  };
  const total = catalogue.exams.length;
  return { page: await loadPage(args, 'test-catalogue'), answer, records, list, total, bar };
};

export const handle = { reads, plainTitle: ({ page }) => page.title } satisfies PageHandle<typeof loader>;

/** Areas and further pages are indexable; other filters and searches are not. */
export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  const { page, answer, list } = args.loaderData;
  const { query, area, page: number } = answer.choice;
  const indexedQuery = queryOf({ area, page: number });
  const isIndexed = query === '' && list.length === 0 && indexedQuery === queryOf(answer.choice);
  const named = area ? `${page.title}: ${areaWords[area]()}` : page.title;
  const title = number > 1 ? m.catalogue_title_page({ title: named, page: number }) : named;
  return [
    ...pageMeta({ ...page, title }, args, { query: isIndexed ? indexedQuery : '', noindex: !isIndexed }),
    ...(query || list.length > 0 ? [privateQueryMeta] : []),
  ];
}

/** The page `/examenes-laboratorio`: the exams that match the search and filters, with the bar of the visitor's list (`?e=`). */
export default function TestCatalogue({ loaderData }: Route.ComponentProps) {
  return <CatalogueScreen {...loaderData} />;
}

import { localeOfPath } from '../../../i18n/locale.ts';
import { partOf } from '../../../ui/behaviors/contract.ts';
import { listCodes } from '../../../views/exams/list-contents.ts';
import { isShellPage, pageCacheLimits } from '../../../views/pages/offline-cache-rules.ts';
import { offlineContract } from '../offline.contract.ts';

interface CachedPage {
  address: string;
  title: string;
}

/**
 * Makes the offline page (`offline-screen.tsx`) reload the requested page when the network returns, and lists the cached pages until then.
 */
export function offlinePage(screen: HTMLElement): void {
  addEventListener('online', () => location.reload());
  const list = partOf(screen, offlineContract, 'kept');
  if (list)
    void readCachedPages().then(
      (pages) => {
        show(list, pages);
        const plan = partOf(screen, offlineContract, 'plan');
        if (plan) plan.hidden = listCodes().length === 0 || !pages.some(({ address }) => isShellPage(address));
      },
      () => {},
    );
}

/** The cached pages in this page's language, the latest first. */
async function readCachedPages(): Promise<CachedPage[]> {
  const cache = await caches.open(pageCacheLimits.cacheName);
  const requests = (await cache.keys()).filter(
    ({ url }) => localeOfPath(new URL(url).pathname) === localeOfPath(location.pathname),
  );
  const pages = await Promise.all(
    requests.map(async (request) => {
      const kept = new DOMParser().parseFromString((await (await cache.match(request))?.text()) ?? '', 'text/html');
      return {
        address: new URL(request.url).pathname,
        title: titleOf(kept),
        isOffline: partOf(kept, offlineContract, 'screen') !== null,
      };
    }),
  );
  return pages.filter(({ title, isOffline }) => title && !isOffline).reverse();
}

/** 'Servicios · Del Río' → 'Servicios', because the list needs no brand. */
const titleOf = ({ title }: Document): string => title.split(' · ')[0] ?? '';

/** Fills the list with copies of its single line. */
function show(list: HTMLElement, pages: CachedPage[]): void {
  const line = list.querySelector('li');
  if (!line || pages.length === 0) return;
  const lines = pages.map(({ address, title }) => {
    const copy = document.importNode(line, true);
    const link = copy.querySelector('a');
    if (link) Object.assign(link, { href: address, textContent: title });
    return copy;
  });
  line.replaceWith(...lines);
  list.hidden = false;
}

import { type QueryClient, QueryObserver } from '@tanstack/react-query';

import { partOf, readText } from '../../ui/behaviors/contract.ts';
import { liveListContract } from './live-list.contract.ts';

const EVERY_MS = 20_000;

/**
 * Asks every 20 seconds, while the tab is visible, whether the list has changed; the question reads nothing of anybody, and does not count as
 * activity of the session. A changed list is fetched once, and takes the place of the old one unless somebody points at it or has the focus
 * in it: then the page says so, and waits until they leave it.
 */
export function startLiveList(client: QueryClient): void {
  const list = partOf(document, liveListContract, 'list');
  const notice = partOf(document, liveListContract, 'notice');
  if (!list) return;
  const pulse = readText(list, liveListContract, 'list');
  let shown: string | null = null;
  let isWaiting = false;
  const isInUse = () => list.matches(':hover') || list.contains(document.activeElement);
  const renew = async () => {
    isWaiting = isInUse();
    if (notice) notice.textContent = isWaiting ? readText(notice, liveListContract, 'notice') : '';
    if (isWaiting) return;
    const next = await fetchList(client);
    // Somebody may have come to the list meanwhile.
    if (next && !isInUse()) list.replaceChildren(...next.childNodes);
    else if (next) isWaiting = true;
  };
  const observer = new QueryObserver(client, {
    queryKey: ['pulse', pulse],
    queryFn: ({ signal }) => stampAt(pulse, signal),
    refetchInterval: EVERY_MS,
  });
  observer.subscribe(({ data }) => {
    if (data === undefined || data === shown) return;
    const isFirst = shown === null;
    shown = data;
    if (!isFirst) void renew();
  });
  const leave = () => setTimeout(() => isWaiting && !isInUse() && void renew());
  list.addEventListener('pointerleave', leave);
  list.addEventListener('focusout', leave);
}

async function stampAt(address: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(address, { signal, cache: 'no-store', redirect: 'error' });
  if (!answer.ok) throw new Error(`The pulse answered ${answer.status}`);
  return answer.text();
}

/** The list as the server shows it now; null if it does not answer, or if the session is over. */
const fetchList = (client: QueryClient): Promise<HTMLElement | null> =>
  client
    .fetchQuery({
      queryKey: ['list', location.href],
      queryFn: async () => (await fetch(location.href, { cache: 'no-store', redirect: 'error' })).text(),
      // The cache keeps nothing of what it has shown.
      gcTime: 0,
    })
    .then(
      (html) => partOf(new DOMParser().parseFromString(html, 'text/html'), liveListContract, 'list'),
      () => null,
    );

import { useQuery } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';

import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';

/** How often an open list asks whether there is news. */
const EVERY_MS = 30_000;

const look =
  'inline-flex min-h-9 items-center rounded-full bg-tint px-4 font-semibold text-brand hover:underline underline-offset-4';

interface ListNewsProps {
  revision: string;
  readAt: string;
}

async function fetchRevision(signal: AbortSignal): Promise<string> {
  const response = await fetch(localizedHref(getLocale(), '/portal-medicos/novedades'), { signal });
  if (!response.ok) throw new Error(`The portal answered ${response.status}.`);
  return response.text();
}

/**
 * Says when the list was read, and that there is news. News never moves the rows by itself: the doctor may be about to press one. A press
 * shows it.
 */
export function ListNews({ revision, readAt }: ListNewsProps) {
  const { data, isError, fetchStatus, refetch } = useQuery({
    queryKey: ['doctor-news'],
    queryFn: ({ signal }) => fetchRevision(signal),
    initialData: revision,
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
  });
  const { revalidate, state } = useRevalidator();
  return (
    <p role="status" className="flex min-h-9 items-center justify-end gap-3">
      {fetchStatus === 'paused' ? (
        m.orders_offline({ time: readAt })
      ) : isError ? (
        <>
          {m.orders_failed({ time: readAt })}
          <button type="button" onClick={() => refetch()} className={look}>
            {m.orders_retry()}
          </button>
        </>
      ) : state === 'loading' ? (
        m.orders_loading()
      ) : data === revision ? (
        m.orders_read_at({ time: readAt })
      ) : (
        <button type="button" onClick={() => revalidate()} className={look}>
          {m.orders_show_news()}
        </button>
      )}
    </p>
  );
}

import type { AccessEntry } from '../../domain/persons/access-log.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { momentInWords } from '../frame/visit-words.ts';
import { accessReason, accessTitle, actorWords } from './access-words.ts';
import { groupedAccess } from './grouped-access.ts';

/** The list of accesses to the account's own data, newest first. */
export function AccessLog({ entries }: { entries: readonly AccessEntry[] }) {
  const { timeZone } = useLaboratory();
  return (
    <section className="max-w-(--container-prose)">
      <h2 className="text-xl">{m.access_log()}</h2>
      <p className="mt-2 text-ink-soft">{m.access_log_lead()}</p>
      {entries.length === 0 ? (
        <p className="mt-6 rounded-lg bg-sunken p-5">{m.access_log_empty()}</p>
      ) : (
        <ol className="mt-5 border-t border-line">
          {groupedAccess(entries).map(({ seq, at, action, by, count }) => (
            <li key={seq} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
              <p>
                <span className="font-semibold">{accessTitle({ action, by })}</span>
                {count > 1 && <span className="text-sm text-ink-soft"> · {m.access_times({ count })}</span>}
                <span className="block text-sm text-ink-soft">
                  {[`${actorWords[by]()}.`, accessReason({ action, by })].filter(Boolean).join(' ')}
                </span>
              </p>
              <time dateTime={at} className="text-sm text-ink-soft tabular-nums">
                {momentInWords(at, timeZone)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

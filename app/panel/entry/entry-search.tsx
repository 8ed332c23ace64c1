import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Field } from '../../ui/field.tsx';
import { documentFault, PersonDocumentFields } from '../patients/person-document-fields.tsx';
import { shownMoment } from '../results/shown-moment.ts';
import type { EntrySearchReply } from './entry-view.ts';

interface EntrySearchProps {
  reply: EntrySearchReply | undefined;
  timeZone: string;
}

/** Finds the order whose results somebody types, by the person's document or by its number; or begins a new one. */
export function EntrySearch({ reply, timeZone }: EntrySearchProps) {
  return (
    <>
      <h1 className="text-2xl">{m.entry_heading()}</h1>
      <p className="mt-2 max-w-(--container-prose) text-ink-soft">{m.entry_lead()}</p>
      <div className="mt-8 grid max-w-200 gap-x-16 gap-y-10 md:grid-cols-2">
        <ByDocument reply={reply?.kind === 'document' ? reply : null} />
        <ByNumber reply={reply?.kind === 'order' ? reply : null} timeZone={timeZone} />
      </div>
      <section className="mt-10 max-w-200 border-t border-line pt-6">
        <h2 className="text-lg">{m.entry_new_heading()}</h2>
        <p className="mt-2 text-ink-soft">{m.entry_new_text()}</p>
        <SiteLink to="/admin-panel/digitar/orden-nueva" className={button('outline', 'mt-4 max-sm:w-full')}>
          {m.entry_new_link()}
        </SiteLink>
      </section>
    </>
  );
}

function ByDocument({ reply }: { reply: Extract<EntrySearchReply, { kind: 'document' }> | null }) {
  return (
    <form method="post" noValidate autoComplete="off" className="grid content-start gap-5">
      <h2 className="text-lg">{m.entry_by_document()}</h2>
      <PersonDocumentFields typed={reply} fault={reply ? faultOf(reply) : undefined} isAnnounced />
      <button type="submit" className={button('primary', 'justify-self-start')}>
        {m.entry_find()}
      </button>
    </form>
  );
}

function faultOf(reply: Extract<EntrySearchReply, { kind: 'document' }>): string | undefined {
  if (reply.problem === 'none') return m.entry_none();
  return reply.problem === 'no-orders' ? m.entry_no_orders() : documentFault(reply);
}

interface ByNumberProps {
  reply: Extract<EntrySearchReply, { kind: 'order' }> | null;
  timeZone: string;
}

function ByNumber({ reply, timeZone }: ByNumberProps) {
  const found = reply?.found ?? [];
  const fault = reply && (reply.found === null ? m.entry_order_missing() : found.length === 0 && m.entry_order_none());
  return (
    <form method="post" noValidate autoComplete="off" className="grid content-start gap-5">
      <h2 className="text-lg">{m.entry_by_number()}</h2>
      <Field
        id="orden"
        label={m.entry_order_number()}
        fault={fault}
        isAnnounced
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        defaultValue={reply?.number ?? ''}
      />
      <button type="submit" className={button('outline', 'justify-self-start')}>
        {m.entry_find()}
      </button>
      {found.length > 1 && (
        <ul className="border-t border-line">
          {found.map(({ id, number, placedAt, document }) => (
            <li key={id} className="border-b border-line">
              <a
                href={localizedHref(getLocale(), '/admin-panel/digitar/orden/:id', { id })}
                className="flex min-h-11 flex-wrap items-center gap-x-4 py-2 text-brand underline underline-offset-4"
              >
                {[number, document, shownMoment(getLocale(), placedAt, timeZone)].join(' · ')}
              </a>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

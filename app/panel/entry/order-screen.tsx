import type { OrderFault } from '../../domain/manual-entry/order-form.ts';
import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Table } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { PersonLine } from '../results/person-line.tsx';
import { statusWords } from '../results/result-words.ts';
import { shownMoment } from '../results/shown-moment.ts';
import type { EntryOrderView } from './entry-view.ts';
import { orderFaultWords, sourceWords } from './entry-words.ts';
import { OrderedExamFields } from './exam-fields.tsx';

interface OrderScreenProps {
  order: EntryOrderView;
  choices: readonly string[];
  token: string;
  timeZone: string;
  /** An exam that was not added. */
  reply: { text: string; fault: OrderFault | 'exam-known' } | undefined;
}

/** One order: its exams, and which of them wait for a typist. It shows no value. */
export function OrderScreen({ order, choices, token, timeZone, reply }: OrderScreenProps) {
  return (
    <>
      <SiteLink to="/admin-panel/digitar" className="text-brand underline underline-offset-4">
        {m.entry_heading()}
      </SiteLink>
      <h1 className="mt-3 text-2xl wrap-anywhere">{m.entry_order_heading({ number: order.number })}</h1>
      <PersonLine {...order.person} />
      <div className="mt-8 grid gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-10">
          <Exams reports={order.reports} />
          <form method="post" noValidate autoComplete="off" className="grid max-w-120 gap-4 border-t border-line pt-6">
            <h2 className="text-lg">{m.entry_add_heading()}</h2>
            <input type="hidden" name="formulario" value={token} />
            <OrderedExamFields
              isOnly
              choices={choices}
              texts={reply ? [reply.text] : []}
              faults={reply ? { 'examen-0': orderFaultWords(reply.fault) } : {}}
            />
            <button type="submit" className={button('outline', 'justify-self-start')}>
              {m.entry_add()}
            </button>
          </form>
        </div>
        {order.others.length > 0 && <Others others={order.others} timeZone={timeZone} />}
      </div>
    </>
  );
}

const Exams = ({ reports }: { reports: EntryOrderView['reports'] }) => (
  <Table
    caption={m.entry_exams()}
    isCaptionHidden
    rows={reports}
    keyOf={({ id }) => id}
    columns={[
      { id: 'exam', heading: m.results_exam(), isLong: true, cell: ({ name }) => name },
      {
        id: 'state',
        heading: m.results_state(),
        cell: ({ status }) => <Tag tone={status === 'registered' ? 'caution' : 'neutral'}>{statusWords(status)}</Tag>,
      },
      { id: 'source', heading: m.entry_source(), cell: ({ source }) => sourceWords(source) },
      { id: 'open', heading: m.entry_what(), cell: (report) => <Open report={report} /> },
    ]}
  />
);

/** A result of a laboratory system is read here, and corrected there. */
function Open({ report: { id, name, source } }: { report: EntryOrderView['reports'][number] }) {
  const href =
    source === 'system'
      ? localizedHref(getLocale(), '/admin-panel/resultados/:id', { id })
      : localizedHref(getLocale(), '/admin-panel/digitar/resultado/:id', { id });
  const words = { none: m.entry_type(), typed: m.entry_correct(), system: m.entry_open() }[source];
  return (
    <a href={href} className="inline-flex min-h-11 items-center text-brand underline underline-offset-4">
      {words}
      <span className="sr-only">: {name}</span>
    </a>
  );
}

const Others = ({ others, timeZone }: Pick<EntryOrderView, 'others'> & { timeZone: string }) => (
  <section>
    <h2 className="text-lg">{m.entry_other_orders()}</h2>
    <ul className="mt-3 border-t border-line">
      {others.map(({ id, number, placedAt }) => (
        <li key={id} className="border-b border-line">
          <a
            href={localizedHref(getLocale(), '/admin-panel/digitar/orden/:id', { id })}
            className="flex min-h-11 flex-wrap items-center gap-x-3 py-2 wrap-anywhere text-brand underline underline-offset-4"
          >
            {number}
            <span className="text-sm text-ink-soft">{shownMoment(getLocale(), placedAt, timeZone)}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

import type { ReactNode } from 'react';

import type { OrderView } from '../../domain/reports/report-view.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Icon } from '../../ui/icons/icon.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { dateWords } from '../frame/visit-words.ts';
import type { ListedExam } from './listed-exam.ts';

type ListedOrder = Omit<OrderView, 'reports'> & { reports: readonly ListedExam[] };

interface ResultListProps {
  orders: readonly ListedOrder[];
  /** The page of the list. */
  place: { page: number; pages: number };
  /** How an account was just bound to a person; null if none was. */
  bound: string | null;
}

/** The results of each order: what is ready, what is on its way, and what is handed over in person. */
export const ResultList = ({ orders, place, bound }: ResultListProps) => (
  <div className="max-w-(--container-prose)">
    <h1 className="text-2xl">{m.results_heading()}</h1>
    {bound === '1' && <p className="mt-5 rounded-lg bg-tint p-4">{m.bind_done()}</p>}
    {bound === '0' && <p className="mt-5 rounded-lg bg-caution-tint p-4">{m.bind_other_contact()}</p>}
    {orders.length === 0 && <p className="mt-6 rounded-lg bg-sunken p-5">{m.results_no_orders()}</p>}
    {orders.map((order) => (
      <Order key={order.id} order={order} isNamed={hasSeveral(orders)} />
    ))}
    <Pagination
      label={m.results_list_pages()}
      {...place}
      hrefOf={(page) => `${localizedHref(getLocale(), '/portal-resultados/resultado')}?pagina=${page}`}
      className="mt-12"
    />
  </div>
);

/** The orders of several people, whose names then stand above them. */
const hasSeveral = (orders: readonly ListedOrder[]): boolean =>
  new Set(orders.map(({ firstName }) => firstName)).size > 1;

function Order({ order, isNamed }: { order: ListedOrder; isNamed: boolean }) {
  const { timeZone } = useLaboratory();
  const ready = order.reports.filter(({ standing }) => standing === 'ready');
  const others = order.reports.filter(({ standing }) => standing !== 'ready');
  const hasOthers = others.length > 0 || order.hasUnnamed;
  return (
    <section className="mt-7 [section+&]:mt-12">
      {isNamed && <p className="text-sm text-ink-soft">{m.visit_for({ name: order.firstName })}</p>}
      <h2 className="font-sans text-base font-semibold tracking-normal">
        {m.results_order({ date: dateWords(order.collectedAt ?? order.placedAt, timeZone) })}{' '}
        <span className="ml-1 text-sm font-normal whitespace-nowrap text-ink-soft">
          {m.results_order_number({ number: order.number })}
        </span>
      </h2>
      {order.hasInPerson && <Notice icon="patient" heading={m.results_in_person()} />}
      {order.hasWithdrawn && (
        <Notice icon="warning" heading={m.results_withdrawn_heading()} text={m.results_withdrawn()} />
      )}
      {ready.length > 0 ? (
        <Group heading={m.results_ready()} isAlone={!hasOthers}>
          {ready.map((exam) => (
            <ReadyLine key={exam.id} exam={exam} />
          ))}
        </Group>
      ) : (
        !order.hasInPerson && <p className="mt-3 rounded-lg bg-sunken px-5 py-4">{m.results_none()}</p>
      )}
      {hasOthers && (
        <Group heading={m.results_way()}>
          {others.map((exam) => (
            <WaitingLine key={exam.id} name={exam.name} text={waitingWords(exam)} />
          ))}
          {order.hasUnnamed && <WaitingLine name={m.results_unnamed()} text={m.results_way_plain()} />}
        </Group>
      )}
    </section>
  );
}

function waitingWords({ standing, due }: ListedExam): string {
  if (standing === 'cancelled') return m.results_cancelled();
  return due ? m.results_way_due({ due }) : m.results_way_plain();
}

/** A group alone in its order needs no heading that anybody sees. */
const Group = ({ heading, isAlone, children }: { heading: string; isAlone?: boolean; children: ReactNode }) => (
  <div className={isAlone ? 'mt-3' : 'mt-5'}>
    <h3 className={isAlone ? 'sr-only' : 'mb-2 font-sans text-sm font-semibold tracking-normal text-ink-soft'}>
      {heading}
    </h3>
    <ul className="border-t border-line">{children}</ul>
  </div>
);

const readyWords = {
  first: (date: string) => m.results_ready_on({ date }),
  corrected: (date: string) => m.results_corrected_on({ date }),
} as const;

function ReadyLine({ exam: { id, name, releasedAt, isCorrected } }: { exam: ListedExam }) {
  const { timeZone } = useLaboratory();
  return (
    <li className="border-b border-line">
      <a
        href={localizedHref(getLocale(), '/portal-resultados/resultado/:report', { report: id })}
        className="group flex min-h-18 items-center gap-3 py-3 sm:gap-4"
      >
        <Icon name="results" className="size-6 shrink-0 text-brand" />
        <span className="min-w-0 grow">
          <span className="block leading-snug font-semibold group-hover:text-brand sm:text-lg">{name}</span>
          <span className="block text-sm text-ink-soft max-sm:text-xs">
            {releasedAt
              ? readyWords[isCorrected ? 'corrected' : 'first'](dateWords(releasedAt, timeZone))
              : m.results_ready_plain()}
          </span>
        </span>
        <Icon name="arrow-right" className="size-5 shrink-0 text-brand" />
      </a>
    </li>
  );
}

const WaitingLine = ({ name, text }: { name: string; text: string }) => (
  <li className="flex min-h-18 items-center gap-3 border-b border-line py-3 sm:gap-4">
    <Icon name="clock" className="size-6 shrink-0 text-ink-soft" />
    <div className="min-w-0">
      <p className="leading-snug font-semibold">{name}</p>
      <p className="text-sm text-ink-soft">{text}</p>
    </div>
  </li>
);

/** A result that needs a visit or a call. It names no exam. */
function Notice({ icon, heading, text }: { icon: IconName; heading: string; text?: string }) {
  const { phones } = useLaboratory();
  return (
    <div className="mt-3 rounded-lg bg-caution-tint p-5">
      <h3 className="flex items-center gap-2.5 font-sans text-base font-semibold tracking-normal text-pretty">
        <Icon name={icon} className="size-5 shrink-0 text-caution" />
        {heading}
      </h3>
      {text && <p className="mt-1.5">{text}</p>}
      <a
        href={`tel:${phones[0].replace(/[^+\d]/g, '')}`}
        className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline underline-offset-4"
      >
        <Icon name="phone" className="size-5" />
        {phones[0]}
      </a>
    </div>
  );
}

import type { ReactNode } from 'react';

import { formatMoney } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import type { PricedExam } from '../../views/exam-prices/priced-exam.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';

/** Three exams that doctors order together in a checkup; the page shows those that the laboratory offers. */
export const exampleOrder: readonly string[] = ['hemograma-iv', 'perfil-lipidico', 'tsh'];

/** The laboratory's service in one drawing: an order as a doctor writes it becomes prices, one fast, one visit, and the dates. */
export function OrderExample({ ordered }: { ordered: readonly PricedExam[] }) {
  const locale = getLocale();
  if (ordered.length === 0) return null;
  const hours = Math.max(...ordered.map(({ fasting }) => fasting));
  return (
    <section aria-labelledby="de-la-orden" className="pt-16 lg:pt-24">
      <h2 id="de-la-orden" className="max-w-[20ch] text-2xl">
        {m.order_example()}
      </h2>
      <ol className="mt-8 grid gap-x-12 gap-y-10 *:min-w-0 lg:mt-12 lg:grid-cols-[1fr_1.25fr_1fr]">
        <Station name={m.order_example_order()}>
          <ul className="-rotate-1 rounded-sm border border-line bg-surface px-6 py-5 font-display text-xl leading-relaxed italic">
            {ordered.map(({ slug, name }) => (
              <li key={slug} className="border-b border-line last:border-b-0">
                {shortOf(name[locale])}
              </li>
            ))}
          </ul>
        </Station>
        <Station name={m.order_example_plan()}>
          <Prices ordered={ordered} />
          <p className="mt-4 font-semibold">
            {hours > 0 ? m.order_example_fast({ hours }) : m.order_example_no_fast()}
          </p>
        </Station>
        <Station name={m.order_example_result()}>
          <ul className="divide-y divide-line border-y border-line">
            {ordered.map(({ slug, name, sameDay }) => (
              <li key={slug} className="py-3">
                <span className="block text-sm text-ink-soft">{shortOf(name[locale])}</span>
                {sameDay ? (
                  <span className="font-semibold text-open">{m.order_example_same_day()}</span>
                ) : (
                  <a
                    href={`${localizedHref(locale, '/examenes-laboratorio/:slug', { slug })}#cuando`}
                    className="font-semibold text-brand underline decoration-line-strong underline-offset-4"
                  >
                    {m.order_example_other_day()}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </Station>
      </ol>
    </section>
  );
}

/** A station of the line that leads from the order to the result. */
const Station = ({ name, children }: { name: string; children: ReactNode }) => (
  <li className="relative border-t border-line-strong pt-5">
    <span aria-hidden="true" className="absolute -top-[0.4375rem] left-0 size-3.5 rounded-full bg-brand" />
    <p className="mb-4 text-sm font-semibold text-ink-soft">{name}</p>
    {children}
  </li>
);

/** The prices of the order, each a link to its exam, and their sum if all have one. */
function Prices({ ordered }: { ordered: readonly PricedExam[] }) {
  const locale = getLocale();
  const { currency } = useLaboratory();
  const money = (price: number): string => formatMoney(locale, price, currency);
  const prices = ordered.flatMap(({ price }) => price ?? []);
  return (
    <dl className="tabular-nums">
      {ordered.map(({ slug, name, price }) => (
        <div key={slug} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
          <dt>
            <a
              href={localizedHref(locale, '/examenes-laboratorio/:slug', { slug })}
              className="text-brand underline decoration-line-strong underline-offset-4"
            >
              {shortOf(name[locale])}
            </a>
          </dt>
          <dd>{price === null ? m.order_example_ask() : money(price)}</dd>
        </div>
      ))}
      {prices.length === ordered.length && (
        <div className="flex items-baseline justify-between gap-4 pt-3">
          <dt className="font-semibold">{m.order_example_total()}</dt>
          <dd className="font-display text-2xl leading-none font-medium tracking-tight">
            {money(prices.reduce((sum, price) => sum + price, 0))}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** 'Hemograma IV (cuadro hemático automatizado)' → 'Hemograma IV', as an order says it. */
const shortOf = (name: string): string => name.replace(/\s*\([^)]*\)$/, '');

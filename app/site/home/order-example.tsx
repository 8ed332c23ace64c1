import { formatMoney } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import type { PricedExam } from '../../views/exam-prices/priced-exam.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';

/** Three exams that doctors order together in a checkup; the page shows those that the laboratory offers. */
export const exampleOrder: readonly string[] = ['hemograma-iv', 'perfil-lipidico', 'tsh'];

/** The laboratory's service in one drawing: each line of an order, as a doctor writes it, becomes a price and a date. */
export function OrderExample({ ordered }: { ordered: readonly PricedExam[] }) {
  const locale = getLocale();
  const { currency } = useLaboratory();
  if (ordered.length === 0) return null;
  const hours = Math.max(...ordered.map(({ fasting }) => fasting));
  const prices = ordered.flatMap(({ price }) => price ?? []);
  const money = (price: number): string => formatMoney(locale, price, currency);
  return (
    <section aria-labelledby="de-la-orden" className="mt-12 rounded-lg bg-tint px-4 py-8 sm:px-8 lg:mt-20 lg:p-14">
      <h2 id="de-la-orden" className="text-2xl lg:text-center">
        {m.order_example()}
      </h2>
      <div aria-hidden="true" className={`${row} mt-10 text-sm font-semibold text-ink-soft max-lg:hidden`}>
        <span className="px-8 pb-3">{m.order_example_order()}</span>
        <span className="pb-3">{m.order_example_plan()}</span>
        <span className="pb-3">{m.order_example_result()}</span>
      </div>
      <ul className="max-lg:mt-5">
        {ordered.map((exam) => (
          <OrderedRow
            key={exam.slug}
            exam={exam}
            price={exam.price === null ? m.order_example_ask() : money(exam.price)}
          />
        ))}
      </ul>
      <p className={`${row} items-baseline pt-5`}>
        <span className="font-semibold lg:px-8">
          {hours > 0 ? m.order_example_fast({ hours }) : m.order_example_no_fast()}
        </span>
        {prices.length === ordered.length && (
          <span className="whitespace-nowrap max-lg:text-right">
            <span className="font-semibold max-lg:sr-only">{m.order_example_total()}</span>{' '}
            <span className="font-display text-2xl leading-none font-medium tracking-tight tabular-nums lg:ml-3">
              {money(prices.reduce((sum, price) => sum + price, 0))}
            </span>
          </span>
        )}
      </p>
    </section>
  );
}

const row = 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 lg:grid-cols-[1.25fr_1fr_1fr] lg:gap-x-12';

/** One line of the order on its paper, and beside it the price and the day. */
function OrderedRow({ exam: { slug, name, sameDay }, price }: { exam: PricedExam; price: string }) {
  const locale = getLocale();
  const href = localizedHref(locale, '/examenes-laboratorio/:slug', { slug });
  return (
    <li
      className={`${row} group/row items-baseline lg:items-center max-lg:border-b max-lg:border-line-strong max-lg:py-3`}
    >
      <a
        href={href}
        className="font-display text-xl italic underline decoration-line-strong underline-offset-8 hover:text-brand lg:self-stretch lg:bg-surface lg:px-8 lg:py-5 lg:text-[1.75rem] lg:group-first/row:rounded-t-md lg:group-last/row:rounded-b-md"
      >
        {shortOf(name[locale])}
      </a>
      <span className="text-lg font-semibold tabular-nums">{price}</span>
      <span className="max-lg:col-span-2 lg:text-lg">
        {sameDay ? (
          <span className="font-semibold text-open">{m.order_example_same_day()}</span>
        ) : (
          <a
            href={`${href}#cuando`}
            className="font-semibold text-brand underline decoration-line-strong underline-offset-4"
          >
            {m.order_example_other_day()}
          </a>
        )}
      </span>
    </li>
  );
}

/** 'Hemograma IV (cuadro hemático automatizado)' → 'Hemograma IV', as an order says it. */
const shortOf = (name: string): string => name.replace(/\s*\([^)]*\)$/, '');

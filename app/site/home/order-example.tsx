import { workingDaysWords } from '../../domain/promise/promise-words.ts';
import { formatMoney } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';
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
    <section aria-labelledby="de-la-orden" className="mt-12 rounded-lg bg-tint px-3 py-8 sm:px-8 lg:mt-20 lg:p-14">
      <h2 id="de-la-orden" className="text-2xl">
        {m.order_example()}
      </h2>
      <div className="mt-6 rounded-md bg-surface px-3.5 sm:px-8 lg:mt-10">
        <div aria-hidden="true" className={classes(row, 'pt-5 pb-2 text-sm text-ink-soft max-lg:hidden')}>
          <span>{m.order_example_order()}</span>
          <span className="text-right">{m.order_example_plan()}</span>
          <span>{m.order_example_result()}</span>
        </div>
        <ul>
          {ordered.map((exam) => (
            <OrderedRow
              key={exam.slug}
              exam={exam}
              price={exam.price === null ? m.order_example_ask() : money(exam.price)}
            />
          ))}
        </ul>
        <p className={classes(row, 'items-baseline border-t-2 border-ink lg:items-baseline-last py-4 lg:py-5')}>
          <span className="max-lg:order-last max-lg:col-span-2 max-lg:mt-2">
            {hours > 0 ? m.order_example_fast({ hours }) : m.order_example_no_fast()}
          </span>
          {prices.length === ordered.length && (
            <>
              <span className="font-semibold lg:hidden">{m.order_example_total()}</span>
              <span className="text-right whitespace-nowrap">
                <span className="mb-1.5 block text-sm text-ink-soft max-lg:hidden">{m.order_example_total()}</span>{' '}
                <span className="font-display text-2xl leading-none font-medium tracking-tight tabular-nums lg:text-xl xl:text-2xl">
                  {money(prices.reduce((sum, price) => sum + price, 0))}
                </span>
              </span>
            </>
          )}
          <span className="font-semibold max-lg:order-last max-lg:col-span-2">
            {m.order_example_all()}: {workingDaysWords(Math.max(...ordered.map(daysOf)), locale)}
          </span>
        </p>
      </div>
      <SiteLink
        to="/examenes-laboratorio"
        className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline decoration-line-strong underline-offset-4"
      >
        {m.order_example_try()}
        <Icon name="arrow-right" className="size-4" />
      </SiteLink>
    </section>
  );
}

const row =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-14';

const daysOf = ({ sameDay, reportDays }: PricedExam): number => (sameDay ? 0 : reportDays);

/** One line of the order, its price, and when its result is ready. */
function OrderedRow({ exam, price }: { exam: PricedExam; price: string }) {
  const locale = getLocale();
  return (
    <li className={classes(row, 'items-baseline border-t border-line py-3.5 first:max-lg:border-t-0 lg:py-4.5')}>
      <a
        href={localizedHref(locale, '/examenes-laboratorio/:slug', { slug: exam.slug })}
        className="font-display text-lg italic underline decoration-line-strong underline-offset-8 hover:text-brand lg:text-[1.75rem]"
      >
        {shortOf(exam.name[locale])}
      </a>
      <span className="text-right text-lg font-semibold tabular-nums">{price}</span>
      <span
        className={classes(
          'first-letter:uppercase max-lg:col-span-2 max-lg:mt-1 lg:text-lg',
          exam.sameDay && 'font-semibold text-open',
        )}
      >
        {workingDaysWords(daysOf(exam), locale)}
      </span>
    </li>
  );
}

/** 'Hemograma IV (cuadro hemático automatizado)' → 'Hemograma IV', as an order says it. */
const shortOf = (name: string): string => name.replace(/\s*\([^)]*\)$/, '');

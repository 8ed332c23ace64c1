import type { ReactNode } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { useLaboratory } from '../laboratory/laboratory-context.ts';
import type { PriceFacts } from './priced-exam.ts';

/** The facts of a list of exams as figures: the fast, the price, and the wait. */
export function PriceFigures({ facts: { count, from, fasting, sameDay } }: { facts: PriceFacts }) {
  const { currency } = useLaboratory();
  return (
    <dl className="grid auto-cols-fr grid-flow-col gap-x-4 sm:gap-x-8">
      <Figure
        label={fasting.count === 0 ? m.prices_fact_no_fast() : m.prices_fact_fast({ count: fasting.count, of: count })}
      >
        {fasting.count === 0 ? m.prices_no_fast() : `${fasting.hours} h`}
      </Figure>
      {from !== null && (
        <Figure label={m.prices_fact_from({ count })}>{formatMoney(getLocale(), from, currency)}</Figure>
      )}
      {sameDay > 0 && <Figure label={m.prices_fact_same_day()}>{`${sameDay} / ${count}`}</Figure>}
    </dl>
  );
}

/** The figure above its label; a screen reader hears the label first. */
const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse justify-end border-t-2 border-ink pt-3">
    <dt className="mt-1.5 text-xs text-ink-soft sm:text-sm">{label}</dt>
    <dd className="font-display text-lg leading-none whitespace-nowrap sm:text-xl">{children}</dd>
  </div>
);

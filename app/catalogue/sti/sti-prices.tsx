import type { ReactNode } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import type { StiOffer } from './sti-offer.ts';

/** The blood tests with the price of all together, and then those that are taken apart from them. */
export function StiPrices({ offer: { exams, panel, whole } }: { offer: StiOffer }) {
  const { currency } = useLaboratory();
  return (
    <div className="grid gap-x-20 lg:grid-cols-2">
      <PriceGroup heading={m.sti_in_blood()} exams={exams.filter(({ from }) => from === 'blood')}>
        {panel && (
          <PriceRow slug={panel.slug} price={panel.price} isTotal>
            {m.sti_four_together()}
          </PriceRow>
        )}
      </PriceGroup>
      <PriceGroup heading={m.sti_in_urine()} exams={exams.filter(({ from }) => from === 'urine')}>
        {whole && (
          <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-t-2 border-ink py-2.5 font-semibold sm:py-3 sm:text-lg">
            {m.sti_all_together()}
            <span className="text-right tabular-nums">
              {whole.price === null ? m.exam_price_ask() : formatMoney(getLocale(), whole.price, currency)}
            </span>
          </li>
        )}
      </PriceGroup>
    </div>
  );
}

interface PriceGroupProps {
  heading: string;
  exams: StiOffer['exams'];
  children?: ReactNode;
}

function PriceGroup({ heading, exams, children }: PriceGroupProps) {
  const locale = getLocale();
  if (exams.length === 0 && !children) return null;
  return (
    <div>
      <h3 className="mt-5 text-sm text-ink-soft">{heading}</h3>
      <ul className="mt-2">
        {exams.map(({ slug, name, price }) => (
          <PriceRow key={slug} slug={slug} price={price}>
            {name[locale]}
          </PriceRow>
        ))}
        {children}
      </ul>
    </div>
  );
}

interface PriceRowProps {
  slug: string;
  price: number | null;
  isTotal?: boolean;
  children: ReactNode;
}

function PriceRow({ slug, price, isTotal = false, children }: PriceRowProps) {
  const { currency } = useLaboratory();
  const locale = getLocale();
  return (
    <li
      className={`group/row relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 py-2.5 sm:py-3 ${isTotal ? 'border-t-2 border-ink font-semibold sm:text-lg' : 'border-t border-line'}`}
    >
      <a
        href={`${localizedHref(locale, '/examenes-laboratorio/:slug', { slug })}#precio`}
        className="underline-offset-4 group-hover/row:text-brand group-hover/row:underline after:absolute after:inset-0"
      >
        {children}
      </a>
      <span className="text-right tabular-nums">
        {price === null ? m.exam_price_ask() : formatMoney(locale, price, currency)}
      </span>
    </li>
  );
}

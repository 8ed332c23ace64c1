import type { ReactNode } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import type { StiOffer } from './sti-offer.ts';

/** Each exam of the package with its specimen and its price, which stands at the right. */
export function StiPrices({ offer: { exams, panel } }: { offer: StiOffer }) {
  const locale = getLocale();
  return (
    <ul className="mt-4 border-b border-line">
      {exams.map(({ slug, name, price, from }) => (
        <PriceRow key={slug} slug={slug} price={price} note={from === 'blood' ? m.sti_in_blood() : m.sti_in_urine()}>
          {name[locale]}
        </PriceRow>
      ))}
      {panel && (
        <PriceRow slug={panel.slug} price={panel.price} isTotal>
          {m.sti_four_together()}
        </PriceRow>
      )}
    </ul>
  );
}

interface PriceRowProps {
  slug: string;
  price: number | null;
  note?: string;
  isTotal?: boolean;
  children: ReactNode;
}

function PriceRow({ slug, price, note, isTotal = false, children }: PriceRowProps) {
  const { currency } = useLaboratory();
  const locale = getLocale();
  return (
    <li
      className={`group/row relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 py-3 ${isTotal ? 'border-t-2 border-ink' : 'border-t border-line'}`}
    >
      <a
        href={`${localizedHref(locale, '/examenes-laboratorio/:slug', { slug })}#precio`}
        className="font-semibold underline-offset-4 group-hover/row:text-brand group-hover/row:underline after:absolute after:inset-0"
      >
        {children}
      </a>
      <span className={isTotal ? 'text-right font-semibold' : 'text-right'}>
        {price === null ? m.exam_price_ask() : formatMoney(locale, price, currency)}
      </span>
      {note && <span className="col-start-1 text-sm text-ink-soft">{note}</span>}
    </li>
  );
}

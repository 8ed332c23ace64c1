import type { ReactNode } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { classes } from '../../ui/classes.ts';
import { ListAddLink } from '../../views/exams/list-add-link.tsx';
import { listLinkTexts } from '../../views/exams/list-link-texts.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import type { StiExam, StiOffer } from './sti-offer.ts';

interface StiPricesProps {
  offer: StiOffer;
  id?: string | undefined;
  /** Below the second list. */
  children: ReactNode;
}

/** Two price lists whose lines add up: the blood tests with their common price, and these with the tests in urine. */
export function StiPrices({ offer: { exams, panel, whole }, id, children }: StiPricesProps) {
  const urine = exams.filter(({ from }) => from === 'urine');
  return (
    <div id={id} className="grid gap-x-20 gap-y-8 lg:grid-cols-2" {...listLinkTexts()}>
      <PriceList heading={m.sti_in_blood()} exams={exams.filter(({ from }) => from === 'blood')}>
        {panel && (
          <>
            <SeparateTotal amount={panel.separateTotal} />
            <PriceRow slug={panel.slug} price={panel.price} isTotal isSum={panel.separateTotal === null}>
              {m.sti_blood_together({ count: panel.count })}
              <Saving panel={panel} />
            </PriceRow>
            <AddToList codes={[panel.code]} count={panel.count} />
          </>
        )}
      </PriceList>
      <div>
        <PriceList heading={m.sti_in_urine()} exams={urine} before={whole && panel}>
          {whole && (
            <>
              <PriceRow price={whole.price} isTotal isSum>
                {m.sti_all_together({ count: whole.count })}
              </PriceRow>
              <AddToList codes={whole.codes} count={whole.count} />
            </>
          )}
        </PriceList>
        {children}
      </div>
    </div>
  );
}

interface PriceListProps {
  heading: string;
  exams: readonly StiExam[];
  /** The panel, as the first line of a list that continues it. */
  before?: StiOffer['panel'];
  /** The sum. */
  children: ReactNode;
}

function PriceList({ heading, exams, before, children }: PriceListProps) {
  const locale = getLocale();
  if (exams.length === 0 && !children) return null;
  return (
    <div>
      <h3 className="mt-5 text-sm text-ink-soft">{heading}</h3>
      <ul className="mt-2">
        {before && (
          <PriceRow slug={before.slug} price={before.price}>
            {m.sti_blood_together({ count: before.count })}
          </PriceRow>
        )}
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

/** The sum of the lines above, which nobody pays; null without one. */
function SeparateTotal({ amount }: { amount: number | null }) {
  const { currency } = useLaboratory();
  if (amount === null) return null;
  return (
    <li className={classes(row, sum, 'text-ink-soft')}>
      {m.sti_apart_row()}
      <s className="text-right tabular-nums">{formatMoney(getLocale(), amount, currency)}</s>
    </li>
  );
}

function Saving({ panel: { price, separateTotal } }: { panel: NonNullable<StiOffer['panel']> }) {
  const { currency } = useLaboratory();
  if (price === null || separateTotal === null) return null;
  return (
    <span className="block text-sm text-open">
      {m.sti_saving({ amount: formatMoney(getLocale(), separateTotal - price, currency) })}
    </span>
  );
}

const AddToList = ({ codes, count }: { codes: readonly string[]; count: number }) => (
  <li className="no-print mt-2 grid sm:block">
    <ListAddLink codes={codes} className={button('outline')}>
      {m.sti_add_all({ count })}
    </ListAddLink>
  </li>
);

interface PriceRowProps {
  /** The exam that the row leads to, at its price. */
  slug?: string;
  price: number | null;
  isTotal?: boolean;
  /** True below the lines that it adds up. */
  isSum?: boolean;
  children: ReactNode;
}

function PriceRow({ slug, price, isTotal = false, isSum = false, children }: PriceRowProps) {
  const { currency } = useLaboratory();
  const locale = getLocale();
  return (
    <li
      className={classes(
        'group/row relative',
        row,
        isTotal && 'font-semibold sm:text-lg',
        isSum ? sum : 'border-t border-line',
      )}
    >
      {slug ? (
        <a
          href={`${localizedHref(locale, '/examenes-laboratorio/:slug', { slug })}#precio`}
          className="underline-offset-4 group-hover/row:text-brand group-hover/row:underline after:absolute after:inset-0"
        >
          {children}
        </a>
      ) : (
        <span>{children}</span>
      )}
      <span className="text-right tabular-nums">
        {price === null ? m.exam_price_ask() : formatMoney(locale, price, currency)}
      </span>
    </li>
  );
}

const row = 'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 py-2.5 sm:py-3';
const sum = 'border-t-2 border-ink';

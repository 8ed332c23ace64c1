import type { ReactNode } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { ListAddLink } from '../../views/exams/list-add-link.tsx';
import { listLinkTexts } from '../../views/exams/list-link-texts.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import type { StiOffer } from './sti-offer.ts';

/** The package at a glance: what it looks for, its price, what it saves, and the action that adds it to the list. */
export function StiCard({ offer: { panel, exams, whole }, children }: { offer: StiOffer; children: ReactNode }) {
  const { currency } = useLaboratory();
  const locale = getLocale();
  if (!panel) return null;
  const money = (amount: number): string => formatMoney(locale, amount, currency);
  return (
    <section
      aria-labelledby="paquete"
      className="rounded-lg border border-line bg-surface p-5 max-sm:-mt-2 sm:p-8"
      {...listLinkTexts()}
    >
      <h2 id="paquete" className="text-lg leading-snug sm:text-[1.625rem]">
        {m.sti_panel()}
      </h2>
      <p className="mt-0.5 text-sm text-ink-soft sm:mt-1">{m.sti_panel_exams()}</p>
      <div className="mt-3 flex flex-wrap items-baseline gap-x-3 sm:mt-5 sm:block">
        <p className="font-display text-[2rem] leading-none font-medium tracking-tight whitespace-nowrap sm:text-[2.75rem]">
          {panel.price === null ? m.prices_ask() : money(panel.price)}
        </p>
        {panel.price !== null && panel.separateTotal !== null && (
          <p className="text-sm text-ink-soft sm:mt-2">
            <span className="max-sm:hidden">{m.sti_apart({ apart: money(panel.separateTotal) })} </span>
            <strong className="font-semibold text-open">
              {m.sti_saving({ amount: money(panel.separateTotal - panel.price) })}
            </strong>
          </p>
        )}
      </div>
      <p className="mt-2 text-sm md:hidden">{m.sti_needs()}</p>
      <p className="no-print mt-4 grid sm:mt-5">
        <ListAddLink codes={[panel.code]} className={button('primary')}>
          {m.exam_add()}
        </ListAddLink>
      </p>
      <p className="no-print mt-3 text-sm">
        <a href="#ventana" className="text-brand underline decoration-line-strong underline-offset-4">
          {m.sti_when()}
        </a>
      </p>
      {whole && exams.some(({ from }) => from === 'urine') && <WholeOffer whole={whole} />}
      {children}
    </section>
  );
}

/** The package with the tests that need urine. */
function WholeOffer({ whole }: { whole: NonNullable<StiOffer['whole']> }) {
  const { currency } = useLaboratory();
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line pt-4">
      <p>
        <span className="block text-sm text-ink-soft">{m.sti_whole()}</span>
        <span className="text-lg font-semibold">
          {whole.price === null ? m.prices_ask() : formatMoney(getLocale(), whole.price, currency)}
        </span>
      </p>
      <ListAddLink codes={whole.codes} name={m.sti_whole()} className={button('quiet', 'no-print -mx-2')}>
        {m.catalogue_add()}
      </ListAddLink>
    </div>
  );
}

import type { ReactNode } from 'react';

import { workingDaysWords } from '../../domain/promise/promise-words.ts';
import { formatMoney } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import type { PaternityOffer } from './paternity-offer.ts';

interface PaternityKindsProps {
  offer: PaternityOffer;
  /** The discreet text of the page's own chat. */
  chat: string;
}

/** The two tests beside each other, fact by fact, so that a visitor can choose: to know, or for a judge. */
export function PaternityKinds({ offer, chat }: PaternityKindsProps) {
  return (
    <div className="mt-6 grid gap-y-12 border-t border-ink md:grid-cols-2 md:grid-rows-[repeat(5,auto)] md:gap-y-0">
      <Kind heading={m.paternity_know()} className="md:pr-10">
        <Fact term={m.exam_price()}>
          <Prices offer={offer} />
        </Fact>
        <Fact term={m.paternity_ready()}>
          {offer.days === null ? m.paternity_ready_ask() : <Figure>{workingDaysWords(offer.days, getLocale())}</Figure>}
        </Fact>
        <Fact term={m.paternity_needs()}>{m.paternity_know_needs()}</Fact>
        <Fact term={m.paternity_court()}>{m.paternity_know_court()}</Fact>
      </Kind>
      <Kind
        heading={m.paternity_judge()}
        className="border-line max-md:border-t max-md:border-ink md:border-l md:pl-10"
      >
        <Fact term={m.exam_price()}>
          <span className="block">{m.paternity_judge_price()}</span>
          <WhatsAppLink text={chat} className={button('whatsapp', 'no-print mt-3 w-fit')}>
            <Icon name="whatsapp" className="size-5" />
            {m.paternity_judge_ask()}
          </WhatsAppLink>
        </Fact>
        <Fact term={m.paternity_ready()}>{m.paternity_judge_ready()}</Fact>
        <Fact term={m.paternity_needs()}>{m.paternity_judge_needs()}</Fact>
        <Fact term={m.paternity_court()}>{m.paternity_judge_court()}</Fact>
      </Kind>
    </div>
  );
}

/** Its rows are those of the grid around it: the same fact of both tests is at the same height. */
function Kind({ heading, className, children }: { heading: string; className: string; children: ReactNode }) {
  return (
    <section className={`grid content-start md:row-span-5 md:grid-rows-subgrid ${className}`}>
      <h3 className="pt-6 pb-2 font-display text-xl font-medium">{heading}</h3>
      <dl className="contents">{children}</dl>
    </section>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="border-b border-line py-4">
    <dt className="text-xs text-ink-soft">{term}</dt>
    <dd className="mt-1">{children}</dd>
  </div>
);

const Figure = ({ children }: { children: ReactNode }) => (
  <span className="block font-display text-xl font-medium">{children}</span>
);

function Prices({ offer: { forms } }: { offer: PaternityOffer }) {
  const { currency } = useLaboratory();
  const locale = getLocale();
  if (forms.length === 0) return m.exam_price_ask();
  return (
    <ul className="flex flex-wrap gap-x-10 gap-y-3">
      {forms.map(({ with: who, slug, price }) => (
        <li key={slug}>
          <a
            href={`${localizedHref(locale, '/examenes-laboratorio/:slug', { slug })}#precio`}
            className="inline-flex min-h-11 items-center text-sm text-brand underline underline-offset-4"
          >
            {who === 'mother' ? m.paternity_with_mother() : m.paternity_without_mother()}
          </a>
          <Figure>{price === null ? m.exam_price_ask() : formatMoney(locale, price, currency)}</Figure>
        </li>
      ))}
    </ul>
  );
}

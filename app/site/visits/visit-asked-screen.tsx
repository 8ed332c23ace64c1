import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { visitDayWords, windowWords } from '../../views/visits/visit-words.ts';

export interface VisitAskedView {
  reference: string;
  day: string;
  window: string;
  /** When reception answers at the latest, in words; null if the laboratory never opens. */
  due: string | null;
  /** False for somebody who left no address, and is called. */
  hasEmail: boolean;
}

/** The laboratory has the request: its reference, and what happens next. */
export function VisitAskedScreen({ reference, day, window, due, hasEmail }: VisitAskedView) {
  const { phones } = useLaboratory();
  return (
    <div className="page-frame max-w-3xl pt-8 pb-24 lg:pt-14">
      <h1 className="text-2xl">{m.visit_asked_heading()}</h1>
      <p className="mt-3 text-ink-soft sm:text-lg">{m.visit_asked_lead()}</p>
      <dl className="mt-8 grid gap-x-10 gap-y-5 border-y border-line py-5 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-ink-soft">{m.received_reference()}</dt>
          <dd className="mt-1 font-mono text-xl tracking-widest">{reference}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{m.visit_asked_for()}</dt>
          <dd className="mt-1 font-semibold first-letter:uppercase">{visitDayWords(day)}</dd>
          <dd>{windowWords(window)}</dd>
        </div>
      </dl>
      <h2 className="mt-8 text-lg">{m.visit_next()}</h2>
      <ol className="mt-3 grid list-decimal gap-2 pl-6">
        <li>{due ? m.visit_next_due({ moment: due }) : m.visit_next_soon()}</li>
        <li>{m.visit_next_prepare()}</li>
        <li>{hasEmail ? m.visit_next_cancel() : m.visit_next_cancel_phone({ phone: phones[0] })}</li>
      </ol>
      <SiteLink to="/toma-domicilio-medellin#preparacion" className={button('outline', 'mt-8')}>
        {m.visit_next_home()}
      </SiteLink>
    </div>
  );
}

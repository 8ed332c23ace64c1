import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';

/** The laboratory has the message: its reference, and when the answer comes. */
export function ReceivedScreen({ reference, due }: { reference: string; due: string | null }) {
  const { phones } = useLaboratory();
  return (
    <div className="page-frame max-w-3xl pt-8 pb-24 lg:pt-14">
      <h1 className="text-2xl">{m.received_heading()}</h1>
      <p className="mt-3 text-ink-soft sm:text-lg">{due ? m.received_due({ moment: due }) : m.received_soon()}</p>
      <dl className="mt-8 border-y border-line py-5">
        <dt className="text-sm text-ink-soft">{m.received_reference()}</dt>
        <dd className="mt-1 font-mono text-xl tracking-widest">{reference}</dd>
      </dl>
      <p className="mt-5">{m.received_reference_text({ phone: phones[0] })}</p>
      <SiteLink to="/" className={button('outline', 'mt-8')}>
        {m.received_home()}
      </SiteLink>
    </div>
  );
}

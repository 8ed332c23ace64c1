import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useLaboratoryIfKnown } from '../../views/laboratory/laboratory-context.ts';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { ReloadForm } from './reload-form.tsx';

/** The screen of a page that breaks (clause S2.23). Without JavaScript, the form requests the same page again. */
export function ErrorScreen() {
  const reachable = useLaboratoryIfKnown() !== null;
  return (
    <div className="page-frame grid gap-x-20 gap-y-12 py-12 md:grid-cols-2 lg:py-28">
      <section className="md:border-r md:border-line">
        <Icon name="warning" className="size-10 text-alarm" />
        <h1 className="mt-4 text-2xl">{m.error_title()}</h1>
        <p className="mt-4 max-w-[26rem] text-lg text-ink-soft">{m.error_message()}</p>
        <ReloadForm label={m.error_reload()} />
      </section>
      {reachable && <Help />}
    </div>
  );
}

const Help = () => (
  <section className="border-t border-line pt-8 md:border-t-0 md:pt-14">
    <p className="max-w-[26rem] text-lg">{m.error_help()}</p>
    <WhatsAppLink text={m.whatsapp_advice()} className={button('whatsapp', 'mt-5')}>
      <Icon name="whatsapp" className="size-5" />
      {m.missing_whatsapp()}
    </WhatsAppLink>
  </section>
);

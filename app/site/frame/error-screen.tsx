import { m } from '../../i18n/paraglide/messages.js';
import { clickContract } from '../../ui/behaviors/clicks.contract.ts';
import { button } from '../../ui/button.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { waitsFor } from '../../ui/waits-for.ts';
import { useLaboratoryIfKnown } from '../../views/laboratory/laboratory-context.ts';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';

/** The screen of a page that breaks (clause S2.23). Without JavaScript, the form requests the same page again. */
export function ErrorScreen() {
  const reachable = useLaboratoryIfKnown() !== null;
  return (
    <section className="mx-auto grid max-w-(--container-prose) justify-items-start px-4 py-24">
      <Icon name="warning" className="size-14 text-alarm" />
      <h1 className="mt-5 text-2xl">{m.error_title()}</h1>
      <p className="mt-4 text-lg">{m.error_message()}</p>
      <form>
        <button
          type="submit"
          {...waitsFor('behavior')}
          {...dataFor(clickContract, { reload: 'page' })}
          className={button('primary', 'mt-7')}
        >
          {m.error_reload()}
        </button>
      </form>
      {reachable && <Help />}
    </section>
  );
}

function Help() {
  return (
    <>
      <p className="mt-8 text-ink-soft">{m.error_help()}</p>
      <WhatsAppLink text={m.whatsapp_advice()} className={button('whatsapp', 'mt-4')}>
        <Icon name="whatsapp" className="size-5" />
        {m.missing_whatsapp()}
      </WhatsAppLink>
    </>
  );
}

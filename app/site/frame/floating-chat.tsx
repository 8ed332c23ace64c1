import { useLocation } from 'react-router';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { clickContract } from '../../ui/behaviors/clicks.contract.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { waitsFor } from '../../ui/waits-for.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { greetingContract } from './greeting.contract.ts';

const welcomeId = 'bienvenida';

/**
 * The two floating WhatsApp links: the invitation that folds up, and the chat button. Only the home page has the chat's welcome: elsewhere
 * a visitor has come for something. The next page of a visit does not greet again (`greeting.browser.ts`). Without JavaScript nothing could
 * close the welcome, so it does not open.
 */
export function FloatingChat() {
  const { pathname } = useLocation();
  return (
    <aside aria-label={m.chat_label()} {...dataFor(greetingContract, { dock: '' })} className="chat-dock no-print">
      <WhatsAppLink text={m.whatsapp_advice()} label={m.prompt_label()} className="chat-prompt">
        <Icon name="whatsapp" />
        {/* Folds up after ten seconds (clause S9.01) with a CSS animation, so it needs no script. */}
        <span className="chat-prompt-text">{m.prompt_text()}</span>
      </WhatsAppLink>
      {pathname === localizedHref(getLocale(), '/') && <Welcome />}
      <WhatsAppLink text={m.whatsapp_advice()} label={m.chat_open()} className="chat-button">
        <Icon name="chat" />
      </WhatsAppLink>
    </aside>
  );
}

/** Folds away with the invitation; the button that it points to stays. */
function Welcome() {
  const { shortBrand } = useLaboratory();
  return (
    <section id={welcomeId} aria-label={m.chat_bubble_label()} className="chat-welcome">
      <span>
        <b className="block">{m.chat_welcome({ brand: shortBrand })}</b>
        <span className="text-ink-soft">{m.chat_question()}</span>
      </span>
      <button
        type="button"
        {...waitsFor('behavior')}
        {...dataFor(clickContract, { dismiss: welcomeId })}
        aria-label={m.chat_close()}
      >
        <Icon name="close" className="size-4" />
      </button>
    </section>
  );
}

import { m } from '../../i18n/paraglide/messages.js';
import { clickContract } from '../../ui/behaviors/clicks.contract.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { waitsFor } from '../../ui/waits-for.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { greetingContract } from './greeting.contract.ts';

const welcomeId = 'bienvenida';

/**
 * The two floating WhatsApp links: the chat button with its welcome, and the invitation that folds up. On phones and tablets they sit in
 * their own dock at the lower edge, so that they cover neither the page nor each other. The next page of a visit does not greet again
 * (`greeting.browser.ts`). Without JavaScript nothing could close the welcome, so it does not open.
 */
export function FloatingChat() {
  return (
    <aside aria-label={m.chat_label()} {...dataFor(greetingContract, { dock: '' })} className="chat-dock no-print">
      <ChatPrompt />
      <Welcome />
      <WhatsAppLink
        text={m.whatsapp_advice()}
        label={m.chat_open()}
        className="chat-button grid size-14 place-items-center rounded-full border-2 border-brand bg-surface text-brand hover:bg-sunken"
      >
        <Icon name="whatsapp" className="size-7" />
      </WhatsAppLink>
    </aside>
  );
}

/** Folds up after ten seconds (clause S9.01) with a CSS animation, so it needs no script. */
function ChatPrompt() {
  return (
    <WhatsAppLink
      text={m.whatsapp_advice()}
      label={m.prompt_label()}
      className="chat-prompt flex h-14 items-center overflow-hidden rounded-full bg-whatsapp font-semibold text-on-whatsapp hover:bg-whatsapp-strong"
    >
      <span className="grid size-14 shrink-0 place-items-center">
        <Icon name="whatsapp" className="size-7" />
      </span>
      <span className="chat-prompt-text whitespace-nowrap">{m.prompt_text()}</span>
    </WhatsAppLink>
  );
}

function Welcome() {
  const { shortBrand } = useLaboratory();
  return (
    <section id={welcomeId} aria-label={m.chat_bubble_label()} className="chat-welcome pr-11 text-sm">
      <p className="font-bold">{m.chat_welcome({ brand: shortBrand })}</p>
      <p className="text-ink-soft">{m.chat_question()}</p>
      <button
        type="button"
        {...waitsFor('behavior')}
        {...dataFor(clickContract, { dismiss: welcomeId })}
        aria-label={m.chat_close()}
        className="absolute top-0 right-0 grid min-h-11 min-w-11 place-items-center"
      >
        <Icon name="close" className="size-4" />
      </button>
    </section>
  );
}

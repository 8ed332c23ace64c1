import { m } from '../../i18n/paraglide/messages.js';
import { Icon } from '../../ui/icons/icon.tsx';
import { useLaboratory } from '../laboratory/laboratory-context.ts';
import { WhatsAppLink } from '../laboratory/whatsapp-link.tsx';

const welcomeId = 'bienvenida';

/** The two floating ways to WhatsApp: the chat button with its welcome, and the invitation that folds up. */
export function FloatingChat() {
  return (
    <div className="no-print pointer-events-none fixed inset-x-0 bottom-0 z-20 flex items-end justify-between gap-3 p-3 *:pointer-events-auto sm:p-5">
      <ChatPrompt />
      <ChatButton />
    </div>
  );
}

/** Folds up after ten seconds (clause S9.01), by an animation of the style sheet: it needs no script. */
function ChatPrompt() {
  return (
    <WhatsAppLink
      text={m.whatsapp_advice()}
      label={m.prompt_label()}
      className="chat-prompt flex h-14 items-center overflow-hidden rounded-full bg-whatsapp text-sm font-semibold text-on-whatsapp shadow-floating hover:bg-whatsapp-strong"
    >
      <span className="grid size-14 shrink-0 place-items-center">
        <Icon name="whatsapp" className="size-7" />
      </span>
      <span className="chat-prompt-text leading-tight">{m.prompt_text()}</span>
    </WhatsAppLink>
  );
}

function ChatButton() {
  const { shortBrand } = useLaboratory();
  return (
    <div className="flex flex-col items-end gap-3">
        <section id={welcomeId} aria-label={m.chat_bubble_label()} className="chat-welcome relative max-w-60 rounded-lg bg-surface py-3 pr-11 pl-4 text-sm shadow-floating">
          <p className="font-bold">{m.chat_welcome({ brand: shortBrand })}</p>
          <p className="text-ink-soft">{m.chat_question()}</p>
          <button
            type="button"
            data-live="behaviour"
            data-dismiss={welcomeId}
            aria-label={m.chat_close()}
            className="absolute top-0 right-0 hidden min-h-11 min-w-11 place-items-center scripted:grid"
          >
            <Icon name="close" className="size-4" />
          </button>
        </section>
      <WhatsAppLink
        text={m.whatsapp_advice()}
        label={m.chat_open()}
        className="grid size-14 place-items-center rounded-full border-2 border-brand bg-surface text-brand shadow-floating hover:bg-sunken"
      >
        <Icon name="whatsapp" className="size-7" />
      </WhatsAppLink>
    </div>
  );
}

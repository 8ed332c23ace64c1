import type { ReactNode } from 'react';
import { chatWarnings } from '../../domain/exams/chat-warning.ts';
import { momentWords } from '../../domain/preparation/moment-words.ts';
import { formatMoney } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import type { ListView } from './list-view.ts';
import { quoteText } from './quote-text.ts';

/** The message's kind: it asks for the chosen day, for a quote without all prices, or for the plan's own day. */
function kindOf({ visit, price }: ListView['list']): 'appointment' | 'quote' | 'visit' {
  if (visit.isChosen && visit.isPossible) return 'appointment';
  return price.unknown > 0 ? 'quote' : 'visit';
}

const names = { appointment: m.list_book, quote: m.list_quote, visit: m.list_ask } as const;

/** The link to the one message of a list, below the urgent warnings, and the screen's primary action. */
export const ListMessage = ({ view }: { view: ListView }) => (
  <MessageLink view={view} className={button('primary', 'w-full')}>
    <Icon name="whatsapp" className="size-5" />
    {names[kindOf(view.list)]()}
  </MessageLink>
);

interface MessageLinkProps {
  view: ListView;
  className: string;
  children: ReactNode;
}

/**
 * Opens the one message of a list, which asks for the day, the hour, and the place. Before the visitor has chosen a day, it proposes the plan's
 * own; without all prices it asks for a quote. Its words and the date are Spanish on every page, because the laboratory reads Spanish.
 */
export function MessageLink({ view: { list }, className, children }: MessageLinkProps) {
  const { currency, sites } = useLaboratory();
  const { known, unknown } = list.price;
  const kind = kindOf(list);
  // The message proposes the first possible day in place of a refused one.
  const at = list.visit.isPossible ? list.visit.at : (list.visits[0]?.earliest.at ?? list.visit.at);
  const moment = momentWords(at, 'es');
  const wishes = {
    appointment: () => m.list_book_text({ moment }),
    quote: () => m.list_quote_text(),
    visit: () => m.list_ask_text({ moment }),
  };
  const greeting = [...chatWarnings(list.exams, getLocale()), wishes[kind]()].join('\n\n');
  const total = known > 0 && unknown === 0 ? [m.list_total_text({ price: formatMoney('es', known, currency) })] : [];
  const isHomePossible = list.visits.every(({ visit }) => visit.sampling.home.possible);
  const places = [...sites.map(({ name }) => name), ...(isHomePossible ? [m.list_place_home()] : [])].join(' / ');
  return (
    <WhatsAppLink
      text={quoteText(greeting, list.exams, getLocale(), [...total, m.list_place_text({ places })])}
      conversion={kind === 'appointment' ? 'Appointment_Booking' : 'Quote_Request'}
      className={className}
    >
      {children}
    </WhatsAppLink>
  );
}

import { chatWarnings } from '../../domain/exams/chat-warning.ts';
import { momentWords } from '../../domain/preparation/plan-words.ts';
import { formatMoney } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import type { ListView } from './list-view.ts';
import { quoteText } from './quote-text.ts';

/**
 * The one message of a list, below the urgent warnings. If the visitor has chosen a day and an hour, it requests them; before that, it asks
 * the page's open questions. Its words and the date are Spanish on every page, because the laboratory reads Spanish.
 */
export function ListMessage({ view: { list } }: { view: ListView }) {
  const { currency } = useLaboratory();
  const { known, unknown } = list.price;
  const isAppointment = list.visit.isChosen && list.visit.isPossible;
  const wish = isAppointment ? m.list_book_text({ moment: momentWords(list.visit.at, 'es') }) : m.list_quote_text();
  const greeting = [...chatWarnings(list.exams, getLocale()), wish].join('\n\n');
  const total = known > 0 && unknown === 0 ? [m.list_total_text({ price: formatMoney('es', known, currency) })] : [];
  return (
    <WhatsAppLink
      text={quoteText(greeting, list.exams, getLocale(), total)}
      conversion={isAppointment ? 'Appointment_Booking' : 'Quote_Request'}
      className={button('whatsapp', 'w-full sm:w-auto')}
    >
      <Icon name="whatsapp" className="size-5" />
      {isAppointment ? m.list_book() : unknown > 0 ? m.list_quote() : m.list_ask()}
    </WhatsAppLink>
  );
}

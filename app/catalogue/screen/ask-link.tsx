import { whatsappHref } from '../../domain/laboratory/contact-links.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useCatalogue } from './catalogue-context.ts';

/** Opens a chat about an exam that the search did not find. The message never contains the typed text. */
export function AskLink({ className }: { className?: string }) {
  const { whatsapp } = useCatalogue();
  return (
    <a
      href={whatsappHref(whatsapp, m.catalogue_ask_text())}
      target="_blank"
      rel="noopener noreferrer"
      className={button('whatsapp', className)}
    >
      <Icon name="whatsapp" className="size-5" />
      {m.catalogue_ask()}
    </a>
  );
}

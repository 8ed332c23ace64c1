import { telHref } from '../../domain/laboratory/contact-links.ts';
import { pathInLocale } from '../../i18n/locale.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useLaboratory } from '../laboratory/laboratory-context.ts';
import { WhatsAppLink } from '../laboratory/whatsapp-link.tsx';
import type { Page, PageAction } from './page.ts';
import { chatFrom } from './page-chat.ts';

interface PageActionLinkProps {
  action: PageAction;
  /** The page that the chat text names as its origin. */
  from?: Pick<Page, 'id' | 'sensitive'>;
  /** A page whose primary action is another shows its chat as an outline. */
  look?: 'primary' | 'whatsapp';
  className?: string;
}

/** A page's single main action. */
export function PageActionLink({ action, from, look = 'primary', className }: PageActionLinkProps) {
  const { phones } = useLaboratory();
  if ('message' in action) {
    return (
      <WhatsAppLink text={chatFrom(from, action.message)} className={button(look, className)}>
        <Icon name="whatsapp" className="size-5" />
        {action.label}
      </WhatsAppLink>
    );
  }
  if (action.to === 'phone') {
    return (
      <a href={telHref(phones[0])} className={button(look, className)}>
        <Icon name="phone" className="size-5" />
        {action.label}
      </a>
    );
  }
  return (
    <a href={pathInLocale(getLocale(), action.to)} className={button(look, className)}>
      {action.label}
      <Icon name="arrow-right" className="size-5" />
    </a>
  );
}

import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { blogHref } from './blog-href.ts';

/** The next steps when a search or a topic has no posts. The typed text never goes into a chat. */
export function NoPosts({ id, heading }: { id: string; heading: string }) {
  return (
    <EmptyState
      id={id}
      heading={heading}
      action={
        <>
          <a href={blogHref(getLocale())} className={button('primary')}>
            {m.blog_show_all()}
          </a>
          <WhatsAppLink text={m.whatsapp_advice()} className={button('whatsapp')}>
            <Icon name="whatsapp" className="size-5" />
            {m.post_help_action()}
          </WhatsAppLink>
        </>
      }
    >
      {m.blog_none_text()}
    </EmptyState>
  );
}

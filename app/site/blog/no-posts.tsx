import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { blogHref } from './blog-href.ts';

/** The next steps when a search or a topic has no posts. The typed text never goes into a chat. */
export function NoPosts() {
  return (
    <div className="mt-6 rounded-lg border border-line bg-surface p-6 sm:p-8">
      <p className="max-w-(--container-prose)">{m.blog_none_text()}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <a href={blogHref(getLocale())} className={button('brand')}>
          {m.blog_show_all()}
        </a>
        <WhatsAppLink text={m.whatsapp_advice()} className={button('whatsapp')}>
          <Icon name="whatsapp" className="size-5" />
          {m.post_help_action()}
        </WhatsAppLink>
      </p>
    </div>
  );
}

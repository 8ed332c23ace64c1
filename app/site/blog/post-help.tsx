import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import type { Post } from './post.ts';

/** The main action of a post. The chat text does not name a sensitive post. */
export function PostHelp({ post: { heading, sensitive } }: { post: Post }) {
  return (
    <aside className="no-print flex max-w-(--container-prose) flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t-2 border-ink pt-5">
      <div className="max-w-[30rem]">
        <p className="text-lg font-bold">{m.post_help_heading()}</p>
        <p className="mt-1 text-ink-soft">{m.post_help_text()}</p>
      </div>
      <WhatsAppLink
        text={sensitive ? m.post_whatsapp_private() : m.post_whatsapp({ heading })}
        className={button('whatsapp')}
      >
        <Icon name="whatsapp" className="size-5" />
        {m.post_help_action()}
      </WhatsAppLink>
    </aside>
  );
}

import { telHref } from '../../domain/laboratory/contact-links.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Icon } from '../../ui/icons/icon.tsx';
import { useLaboratory } from '../laboratory/laboratory-context.ts';
import { OpenNow } from '../laboratory/open-now.tsx';
import type { ContentSection } from './page.ts';
import { ContentsList } from './page-contents.tsx';

/** The side of a wide page, which stays in view: its contents, and how to ask a person. */
export function PageAside({ sections }: { sections: readonly Pick<ContentSection, 'id' | 'heading'>[] }) {
  const { phones } = useLaboratory();
  return (
    <aside
      aria-label={m.page_aside_label()}
      className="no-print sticky top-32 hidden max-h-[calc(100dvh-10rem)] self-start overflow-y-auto text-sm lg:block"
    >
      {sections.length > 0 && (
        <nav aria-label={m.page_contents()} className="pb-6">
          <p className="font-semibold">{m.page_contents()}</p>
          <div className="mt-1">
            <ContentsList sections={sections} />
          </div>
        </nav>
      )}
      <div className="border-t border-line pt-5">
        <OpenNow className="font-semibold" />
        <a href={telHref(phones[0])} className="mt-1 inline-flex min-h-11 items-center gap-2 hover:text-brand">
          <Icon name="phone" className="size-4 text-brand" />
          {phones[0]}
        </a>
      </div>
    </aside>
  );
}

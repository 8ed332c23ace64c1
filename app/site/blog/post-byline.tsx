import type { ReactNode } from 'react';

import { formatDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import type { Post } from './post.ts';

/** The author and the reviewer of a post, as `site.config.ts` names them, and the date of the last review. */
export function PostByline({ post: { author, reviewer, published, reviewed, locale } }: { post: Post }) {
  return (
    <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4 text-sm">
      <Person id={author} part={m.post_author()} locale={locale}>
        <time dateTime={published}>{m.post_published({ date: formatDate(locale, published) })}</time>
      </Person>
      <Person id={reviewer} part={m.post_reviewer()} locale={locale}>
        {reviewed && <time dateTime={reviewed}>{m.post_reviewed({ date: formatDate(locale, reviewed) })}</time>}
      </Person>
    </dl>
  );
}

function Person({ id, part, locale, children }: { id: string; part: string; locale: Locale; children: ReactNode }) {
  const member = useLaboratory().team[id];
  if (!member) return null;
  return (
    <div className="border-l-2 border-line-strong pl-3">
      <dt className="text-ink-soft">{part}</dt>
      <dd>
        <span className="font-semibold">{member.name[locale]}</span>
        <span className="block text-ink-soft">{member.role[locale]}</span>
        <span className="block text-ink-soft">{children}</span>
      </dd>
    </div>
  );
}

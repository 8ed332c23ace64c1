import { formatDate } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import type { Post } from './post.ts';

/** The author, the reviewer, and the date of the last review of a post, in one line, as `site.config.ts` names them. */
export function PostByline({ post: { author, reviewer, reviewed, locale } }: { post: Post }) {
  const { team } = useLaboratory();
  const writer = team[author];
  const checker = team[reviewer];
  return (
    <p className="mt-5 flex flex-wrap gap-x-2 border-t border-line pt-4 text-sm text-ink-soft">
      {writer && <span className="font-semibold text-ink">{writer.name[locale]}</span>}
      {checker && reviewed && (
        <span>
          ·{' '}
          <time dateTime={reviewed}>
            {m.post_reviewed_by({ name: checker.name[locale], date: formatDate(locale, reviewed) })}
          </time>
        </span>
      )}
    </p>
  );
}

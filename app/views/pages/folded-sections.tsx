import { classes } from '../../ui/classes.ts';
import { FoldMark } from './fold-mark.tsx';
import type { ContentSection } from './page.ts';
import { Prose } from './prose.tsx';
import { bodyOf } from './section-parts.ts';

/**
 * Sections as rows that open. The browser opens them, a link to one shows it (`prose.css`), and on paper all are open. No warning may be
 * in here: take them out with `withoutWarnings`.
 */
export function FoldedSections({ sections, className }: { sections: readonly ContentSection[]; className?: string }) {
  if (sections.length === 0) return null;
  return (
    <div className={classes('max-w-(--container-prose) border-b border-line', className)}>
      {sections.map((section) => (
        <details key={section.id ?? section.heading} className="folded group border-t border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 hover:text-brand [&::-webkit-details-marker]:hidden">
            <h2 id={section.id ?? undefined} className="text-lg leading-snug">
              {section.heading}
            </h2>
            <FoldMark />
          </summary>
          <Prose html={bodyOf(section)} className="pb-8" />
        </details>
      ))}
    </div>
  );
}

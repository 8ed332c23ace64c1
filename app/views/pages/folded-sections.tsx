import { classes } from '../../ui/classes.ts';
import { FoldedRow } from './folded-row.tsx';
import type { ContentSection } from './page.ts';
import { Prose } from './prose.tsx';
import { bodyOf, sectionWarnings, withoutWarnings } from './section-parts.ts';

interface FoldedSectionsProps {
  sections: readonly ContentSection[];
  /** A heading of all rows, which then look like frequent questions. */
  heading?: string;
  className?: string;
}

/** Sections as rows that open. Their warnings never fold: they stay in view above the rows. */
export function FoldedSections({ sections, heading, className }: FoldedSectionsProps) {
  if (sections.length === 0) return null;
  const foldable = withoutWarnings(sections);
  return (
    <div className={classes('max-w-(--container-prose)', className)}>
      <Warnings sections={sections} />
      {heading && <h2 className="mb-5 text-xl">{heading}</h2>}
      {foldable.length > 0 && (
        <div className="border-b border-line">
          {foldable.map((section) => (
            <FoldedRow
              key={section.id ?? section.heading}
              heading={
                heading ? (
                  <h3 id={section.id ?? undefined} className="font-semibold">
                    {section.heading}
                  </h3>
                ) : (
                  <h2 id={section.id ?? undefined} className="text-lg leading-snug">
                    {section.heading}
                  </h2>
                )
              }
            >
              <Prose html={bodyOf(section)} className="pb-8" />
            </FoldedRow>
          ))}
        </div>
      )}
    </div>
  );
}

/**
 * The warnings of sections, in view, at the anchor of a section that only warns. A screen that shows them higher passes sections without
 * them.
 */
export function Warnings({
  sections,
  className = 'mb-6 last:mb-0',
}: {
  sections: readonly ContentSection[];
  className?: string;
}) {
  const kept = withoutWarnings(sections);
  const onlyWarns = sections.find(({ id }) => !kept.some((section) => section.id === id));
  const html = sectionWarnings(sections);
  if (html === '') return null;
  return (
    <div id={onlyWarns?.id ?? undefined} className={className}>
      <Prose html={html} />
    </div>
  );
}

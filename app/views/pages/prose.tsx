import { classes } from '../../ui/classes.ts';
import type { ContentSection } from './page.ts';

/** Our own Markdown, compiled and sanitized by the build (`server/build/content-compiler.ts`). */
export function Prose({ html, className }: { html: string; className?: string }) {
  if (!html) return null;
  return (
    <div
      className={classes('prose', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is made and sanitised by our own pipeline.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** All sections of a text as one. */
export const WholeProse = ({ sections, ...rest }: { sections: readonly ContentSection[]; className?: string }) => (
  <Prose {...rest} html={sections.map(({ html }) => html).join('')} />
);

import type { ReactNode } from 'react';

import { classes } from '../../ui/classes.ts';
import { Specimen } from '../../ui/icons/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Page } from './page.ts';
import { PageActionLink } from './page-action-link.tsx';
import { pictureWords } from './picture-words.ts';

/** A page of prose: heading, lead, its one main action, a picture where there is one, then the text. */
export function ContentPage({ page, children }: { page: Page; children?: ReactNode }) {
  return (
    <article className="pb-24">
      <PageOpening page={page} />
      <div className="mx-auto max-w-page px-4 lg:px-8">
        <Prose html={page.html} />
        {children}
      </div>
    </article>
  );
}

function PageOpening({ page }: { page: Page }) {
  return (
    <div className="border-b border-line bg-sunken">
      <div
        className={classes(
          'mx-auto grid max-w-page items-center gap-10 px-4 py-12 lg:px-8 lg:py-16',
          page.picture && 'md:grid-cols-[1.3fr_1fr]',
        )}
      >
        <div className="flex gap-5">
          {page.cap && <Specimen cap={page.cap} className="mt-1 hidden h-24 w-12 shrink-0 sm:block" />}
          <div>
            <h1 className="max-w-[20ch] text-2xl">{page.heading}</h1>
            <p className="mt-4 max-w-[38rem] text-lg text-ink-soft">{page.lead}</p>
            <PageActionLink action={page.action} className="mt-7" />
          </div>
        </div>
        {page.picture && (
          <Picture
            name={page.picture}
            alt={pictureWords[page.picture]()}
            priority
            sizes="(min-width: 48rem) 40vw, 100vw"
            className="aspect-[4/3] rounded-lg"
          />
        )}
      </div>
    </div>
  );
}

/** Our own Markdown, sanitised on the server (`markdown.server.ts`). */
export function Prose({ html }: { html: string }) {
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is made and sanitised by our own pipeline.
  return <div className="prose mt-4" dangerouslySetInnerHTML={{ __html: html }} />;
}

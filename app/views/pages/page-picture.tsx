import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture.tsx';
import type { Page } from './page.ts';
import { pictureWords } from './picture-words.ts';

/** The picture beside a page's heading, if the page has one. */
export function PagePicture({ page: { picture }, className }: { page: Pick<Page, 'picture'>; className?: string }) {
  if (!picture) return null;
  return (
    <Picture
      name={picture}
      alt={pictureWords[picture]()}
      priority
      sizes="(min-width: 48rem) 40vw, 100vw"
      className={classes('aspect-[3/2] rounded-lg', className)}
    />
  );
}

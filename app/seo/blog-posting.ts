import { languageTag } from '../i18n/locale.ts';
import type { Post } from '../site/blog/post.ts';
import { citationsOf, memberOf } from './attribution.ts';
import { laboratoryId } from './business-profile.ts';
import type { DescribedPage } from './described-page.ts';
import type { PageFacts } from './page-facts.ts';

type DescribedPost = DescribedPage & Pick<Post, 'published' | 'author'>;

/** ({ published: '2026-08-11', reviewed: '2026-11-18' }) → '2026-11-18': the date of the last review of the text. */
export const modifiedOn = ({ published, reviewed = published }: Pick<Post, 'published' | 'reviewed'>): string =>
  reviewed > published ? reviewed : published;

/** Returns a blog post as a schema.org `BlogPosting`. */
export function blogPosting(post: DescribedPost, facts: PageFacts) {
  const { canonicalUrl, publicUrl, locale, image } = facts;
  return {
    '@type': 'BlogPosting',
    headline: post.heading ?? post.title,
    description: post.description,
    keywords: post.keywords,
    inLanguage: languageTag[locale],
    datePublished: post.published,
    dateModified: modifiedOn(post),
    author: memberOf(post.author, facts) ?? { '@id': laboratoryId(publicUrl) },
    publisher: { '@id': laboratoryId(publicUrl) },
    image: { '@type': 'ImageObject', url: image },
    url: canonicalUrl,
    mainEntityOfPage: { '@id': `${canonicalUrl}#page` },
    ...citationsOf(post),
  };
}

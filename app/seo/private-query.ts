import type { MetaDescriptor } from 'react-router';

/** The page's address contains typed text, so the next page and analytics receive only the site's origin. */
export const privateQueryParameters: MetaDescriptor = { name: 'referrer', content: 'strict-origin' };

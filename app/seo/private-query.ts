import type { MetaDescriptor } from 'react-router';

/** The meta tag of a page whose address contains typed text: the next page and analytics receive only the site's origin as referrer. */
export const privateQueryMeta: MetaDescriptor = { name: 'referrer', content: 'strict-origin' };

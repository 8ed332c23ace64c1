import type { MetaDescriptor } from 'react-router';

/** The address of this page holds what somebody typed: the next page, and what measures it, hear of the site alone. */
export const untoldQuery: MetaDescriptor = { name: 'referrer', content: 'strict-origin' };

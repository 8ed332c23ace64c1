import type { SiteOptions } from './host.ts';

/** A change of services with which no page's content can be read, as a bug would have it. Its message names a secret. */
export const breakPages: NonNullable<SiteOptions['change']> = (services) => ({
  ...services,
  pages: {
    ...services.pages,
    read: () => {
      throw new Error('canary: postgres://user:secreto@db');
    },
  },
});

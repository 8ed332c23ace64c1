import type { SiteOptions } from './host.ts';

/** Changes the services so that no page's content can be read, as a bug would. The error message contains a secret. */
export const breakPages: NonNullable<SiteOptions['change']> = (services) => ({
  ...services,
  pages: {
    ...services.pages,
    read: () => {
      throw new Error('canary: postgres://user:secreto@db');
    },
  },
});

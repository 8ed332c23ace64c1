import { createContext, use } from 'react';

const SiteAddressContext = createContext('');
/** Gives the components below it the address of the site's host, where they are shown at the panel's own host. */
export const SiteAddressProvider = SiteAddressContext.Provider;

/** The beginning of a link from the panel to a page of the site: '' at the site's host · 'https://www.example.com' at the panel's */
export const useSiteAddress = (): string => use(SiteAddressContext);

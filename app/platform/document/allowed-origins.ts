import { createContext } from 'react-router';

/** The origins besides the site's own that a page's Content Security Policy allows, by what they provide. */
export interface AllowedOrigins {
  scripts?: readonly string[];
  connections?: readonly string[];
  images?: readonly string[];
}

/** Passes a page's origins from its loader to its policy: `context.set(allowedOriginsContext, { images: ['https://tiles.example'] })`. */
export const allowedOriginsContext = createContext<AllowedOrigins>({});

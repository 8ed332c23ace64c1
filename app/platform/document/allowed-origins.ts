import { createContext } from 'react-router';

/** Other services that one page may reach, by origin. */
export interface AllowedOrigins {
  scripts?: readonly string[];
  connections?: readonly string[];
  images?: readonly string[];
}

/** What the page's policy allows beyond the site itself. A loader says it: `context.set(allowedOriginsContext, { images: […] })`. */
export const allowedOriginsContext = createContext<AllowedOrigins>({});

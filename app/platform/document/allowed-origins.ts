import { createContext } from 'react-router';

/** Other services that one page may reach, by origin. */
export interface AllowedOrigins {
  scripts?: readonly string[];
  connections?: readonly string[];
  images?: readonly string[];
}

/** The page's policy allows these beyond the site itself. A loader adds them: `context.set(allowedOriginsContext, { images: […] })`. */
export const allowedOriginsContext = createContext<AllowedOrigins>({});

import { createContext } from 'react-router';

/** What a page has read from the query of its address: something that a visitor has chosen, or typed. Most pages read nothing. */
export const readQueryContext = createContext({ chosen: false, typed: false });

import { createContext } from 'react-router';

/** What a page has read from its query: choices of the visitor, or typed text. Most pages read nothing. */
export const readQueryContext = createContext({ chosen: false, typed: false });

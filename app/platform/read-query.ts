import { createContext } from 'react-router';

/** The values that a page has read from its query: choices of the visitor, or typed text. Most pages read none. */
export const readQueryContext = createContext({ chosen: false, typed: false });

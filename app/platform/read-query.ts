import { createContext } from 'react-router';

/** Whether the request's query has parameters that the page reads: choices of the visitor, or typed text (`readsQuery`). */
export const readQueryContext = createContext({ chosen: false, typed: false });

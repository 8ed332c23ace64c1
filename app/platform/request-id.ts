import { createContext } from 'react-router';

/** By which the lines of a log and an answer find each other. Random: it says nothing of the visitor. */
export const requestIdContext = createContext('');

import { createContext } from 'react-router';

/** Connects the log lines of a request with its answer. It is random, so it reveals nothing about the visitor. */
export const requestIdContext = createContext('');

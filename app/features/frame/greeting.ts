/** Where this browser keeps when the visitor was last greeted: for a day the next page does not greet again. */
export const greetingKey = 'site-greeted';
export const GREETED_FOR_MS = 24 * 60 * 60 * 1000;

/** A substring keeps the whole string in memory, here the text of a file. A copy does not. */
export const detached = (text: string): string => Buffer.from(text).toString();

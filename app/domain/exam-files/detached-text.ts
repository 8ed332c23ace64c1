/** A part of a text keeps the whole text in memory, here that of a file. A copy does not. */
export const detached = (text: string): string => Buffer.from(text).toString();

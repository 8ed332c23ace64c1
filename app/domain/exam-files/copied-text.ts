/** Copies a text that is kept for long. A substring would keep the whole string in memory, here the text of a file. */
export const copyOf = (text: string): string => Buffer.from(text).toString();

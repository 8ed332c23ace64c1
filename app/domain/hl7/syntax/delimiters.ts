/** The characters that separate the parts of a message. Each message states its own in MSH-1 and MSH-2. */
export interface Delimiters {
  field: string;
  component: string;
  repetition: string;
  escape: string;
  subcomponent: string;
  /** Since version 2.7: marks a text that the sender has shortened. */
  truncation: string | null;
}

export const usualDelimiters: Delimiters = {
  field: '|',
  component: '^',
  repetition: '~',
  escape: '\\',
  subcomponent: '&',
  truncation: null,
};

/** Reads 'MSH|^~\&|…'. Returns null unless the delimiters are different punctuation marks. */
export function readDelimiters(header: string): Delimiters | null {
  const field = header[3] ?? '';
  const encoding = field === '' ? '' : (header.slice(4).split(field, 1)[0] ?? '').trimEnd();
  const [component = '', repetition = '', mark = '', subcomponent = '', truncation = null, ...more] = encoding;
  const all = [field, component, repetition, mark, subcomponent, ...(truncation === null ? [] : [truncation])];
  const areValid = more.length === 0 && all.every(isPunctuation) && new Set(all).size === all.length;
  return areValid ? { field, component, repetition, escape: mark, subcomponent, truncation } : null;
}

/** A quotation mark cannot separate: two of them are the HL7 null. */
const isPunctuation = (char: string): boolean => /^[!#-/:-@[-`{-~]$/.test(char);

/** MSH-2: '^~\&' */
export const encodingCharacters = (d: Delimiters): string =>
  d.component + d.repetition + d.escape + d.subcomponent + (d.truncation ?? '');

/** A class of characters for a regular expression: '|^' → '[\u007c\u005e]' */
export const anyOf = (chars: string): string =>
  `[${[...chars].map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}]`;

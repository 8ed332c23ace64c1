/** Joins class names and leaves out what is not there: ('a', null, 'b') → 'a b' */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');

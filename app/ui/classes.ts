/** Joins class names and omits missing ones: ('a', null, 'b') → 'a b' */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');

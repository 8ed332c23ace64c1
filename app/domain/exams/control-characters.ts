/** Characters that no text needs: PostgreSQL cannot store U+0000, and the others are invisible. Line ends and tabs are allowed. */
const control = /[^\P{Cc}\t\n\r]/u;
const everyControl = new RegExp(control, 'gu');

/** 'Glu\0cosa' → true */
export const hasControl = (text: string): boolean => control.test(text);

/** 'Glu\0cosa' → 'Glu[U+0000]cosa' */
export const controlsShown = (text: string): string => text.replace(everyControl, (char) => `[U+${hex4(char)}]`);

/** ('\0') → '0000' */
export const hex4 = (char: string): string => char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');

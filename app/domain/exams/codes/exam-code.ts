/**
 * The laboratory's own exam codes. A laboratory says in `site.config.ts` which shapes its codes have: in a shape, `A` is a letter and `0`
 * a digit. Only the import and its checks ask for the laboratory's shapes (`hasShape`). Addresses, lists, and the API take whatever can be
 * the code of any laboratory (`isExamCode`) and look it up in the catalog.
 */
export const defaultExamCodes: readonly string[] = ['AAA-000'];

/** A list or an order names no more exams than this. More is a mistake or an attack. */
export const MAX_EXAMS = 60;

/** Capital letters, digits, and single hyphens, at least one digit, at most 12 characters: 'HEM-001', '1001'. */
export const examCodePattern = /^(?=.{1,12}$)(?=.*\d)[A-Z\d]+(?:-[A-Z\d]+)*$/;

/** Whether a text can be the code of any laboratory. */
export const isExamCode = (text: string): boolean => examCodePattern.test(text);

/** A code as people write it: ' hem-001' → 'HEM-001' */
export const asExamCode = (text: string): string => text.trim().toUpperCase();

/** 'HEM-001' → 'AAA-000' · '1001' → '0000' */
export const shapeOf = (code: string): string => code.replace(/[A-Z]/g, 'A').replace(/\d/g, '0');

/** Returns a check of one laboratory's codes: hasShape(['AAA-000'])('HEM-001') → true */
export const hasShape =
  (shapes: readonly string[]) =>
  (code: string): boolean =>
    isExamCode(code) && shapes.includes(shapeOf(code));

/** Whether a configuration may name this shape: 'AAA-000'. */
export const isCodeShape = (text: string): boolean => isExamCode(text) && shapeOf(text) === text;

/** 'AAA-000' → 'EJM-001' · '0000' → '0001' */
export function exampleCode(shape: string): string {
  const letters = [...'EJMPLO'];
  return shape.replace(/A/g, () => letters.shift() ?? 'X').replace(/0(?=[^0]*$)/, '1');
}

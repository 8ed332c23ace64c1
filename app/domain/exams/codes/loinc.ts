/**
 * A LOINC number: up to seven digits, a hyphen, and the check digit of the preceding part (Mod 10, "LOINC Users' Guide", appendix on the
 * check digit). The check catches any single wrong digit and nearly every swap of adjacent digits; only LOINC's table shows whether the
 * code exists.
 */
const loinc = /^([1-9]\d{0,6})-(\d)$/;

/** '718-7' → true, '718-6' → false */
export function isLoinc(code: string): boolean {
  const [, digits, check] = loinc.exec(code) ?? [];
  return digits !== undefined && checkDigit(digits) === Number(check);
}

/** '718' → 7. Every second digit, starting with the last, is doubled, and the digits of the result are added. */
export function checkDigit(digits: string): number {
  let sum = 0;
  for (let place = 1; place <= digits.length; place++) {
    const counted = Number(digits.at(-place)) * (place % 2 === 0 ? 1 : 2);
    sum += counted > 9 ? counted - 9 : counted;
  }
  return (10 - (sum % 10)) % 10;
}

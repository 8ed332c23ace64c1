/**
 * LOINC's number: up to seven digits, a hyphen, and the check digit of the part before it (Mod 10, "LOINC Users' Guide", appendix on the
 * check digit). It catches any one wrong digit and nearly every swap of neighbours; whether the code exists, only LOINC's table tells.
 */
const loinc = /^([1-9]\d{0,6})-(\d)$/;

/** '718-7' → true, '718-6' → false */
export function isLoinc(code: string): boolean {
  const [, digits, check] = loinc.exec(code) ?? [];
  return digits !== undefined && checkDigit(digits) === Number(check);
}

/** '718' → 7. Every second digit, from the last on, counts twice, and its digits one by one. */
export function checkDigit(digits: string): number {
  let sum = 0;
  for (let place = 1; place <= digits.length; place++) {
    const counted = Number(digits.at(-place)) * (place % 2 === 0 ? 1 : 2);
    sum += counted > 9 ? counted - 9 : counted;
  }
  return (10 - (sum % 10)) % 10;
}

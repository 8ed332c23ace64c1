import { asExamCode, isExamCode } from './codes/exam-code.ts';

/** ' hem-001,QUI-002,HEM-001' → ['HEM-001', 'QUI-002']. Anything that cannot be a code is left out. */
export const codesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\s]+/)
      .map(asExamCode)
      .filter(isExamCode),
  ),
];

/** Whether both hold the same codes, in any order. */
export const isSameList = (some: readonly string[], others: readonly string[]): boolean => {
  const [one, other] = [new Set(some), new Set(others)];
  return one.size === other.size && [...one].every((code) => other.has(code));
};

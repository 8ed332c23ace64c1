import fc from 'fast-check';
import { expect, test } from 'vitest';

import { codeOfHash, typedReportCode } from './report-code.ts';

test('a code has sixteen letters that nobody confuses, and is read however somebody types it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{64}$/), (hash) => {
      const code = codeOfHash(hash);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
      const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
      expect(typedReportCode(typed)).toBe(code);
    }),
  );
});

test.each(['', '7K3M', '7K3M-7K3M-7K3M-7K3U', '7K3M-7K3M-7K3M-7K3M-7'])('%s is no code', (typed) =>
  expect(typedReportCode(typed)).toBeNull(),
);

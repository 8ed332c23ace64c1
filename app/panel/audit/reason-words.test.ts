import { expect, test } from 'vitest';

import type { AuditReason } from '../../domain/audit/audit-reason.ts';
import { offeredGaps, refusalReasons } from '../../domain/doctors/application-states.ts';
import { faultRules } from '../../domain/hl7/fault-rules.ts';
import { quarantineReasons } from '../../domain/messages-in/message-reasons.ts';
import { withdrawalReasons } from '../../domain/release/withdrawal-reasons.ts';
import { visitMisses, visitRefusals } from '../../domain/visits/visit-reasons.ts';
import { overwriteGetLocale } from '../../i18n/paraglide/runtime.js';
import { auditReasonWords } from './reason-words.ts';

// The list showed keys of the code: 'own', 'list', 'released'. The compiler requires words for each; here each is read in both languages.
const listed: readonly AuditReason[] = [
  ...offeredGaps.map((gap) => `ask ${gap}` as const),
  ...refusalReasons.map((reason) => `refuse ${reason}` as const),
  ...quarantineReasons,
  ...withdrawalReasons,
  ...visitMisses,
  ...visitRefusals,
  ...['code', 'own', 'list', 'released', 'renewed', 'full', 'none', 'retention', 'approve'].map(
    // `as`: keys of the type's own part.
    (reason) => reason as AuditReason,
  ),
];

test.each(['es', 'en'] as const)('every reason of an event has words in %s', (locale) => {
  overwriteGetLocale(() => locale);
  for (const reason of [...listed, ...Object.keys(faultRules)]) {
    expect(auditReasonWords(reason), reason).not.toBe(reason);
    expect(auditReasonWords(reason), reason).toMatch(/^\p{Lu}.{3,}/u);
  }
});

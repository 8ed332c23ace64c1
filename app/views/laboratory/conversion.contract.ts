import type { Conversion } from '../../domain/laboratory/laboratory.ts';
import type { Contract } from '../../ui/behaviors/contract.ts';

/** Between a link that is a conversion of its own kind and what measures (`measurement/analytics/events.ts`). */
export const conversionContract: Contract<{ kind: Conversion | undefined }> = { kind: 'data-conversion' };

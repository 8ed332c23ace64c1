import type { Conversion } from '../../domain/laboratory/laboratory.ts';
import type { Contract } from '../../ui/behaviors/contract.ts';

/** Connects a link that is a conversion of its own kind with measurement (`measurement/analytics/events.ts`). */
export const conversionContract: Contract<{ kind: Conversion | undefined }> = { kind: 'data-conversion' };

import type { Contract } from '../../ui/behaviors/contract.ts';
import type { Measurement } from './measurement.ts';

/** Between a page that may be measured and what measures it. A page without it is not measured. */
export const measurementContract: Contract<{ measurement?: Measurement | undefined }> = {
  measurement: 'data-analytics',
};

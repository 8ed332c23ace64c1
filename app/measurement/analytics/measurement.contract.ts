import type { Contract } from '../../ui/behaviors/contract.ts';
import type { Measurement } from './measurement.ts';

/** Connects a measurable page with the measuring behavior. A page without it is not measured. */
export const measurementContract: Contract<{ measurement?: Measurement | undefined }> = {
  measurement: 'data-analytics',
};

import { type CriticalLimit, defaultCriticalLimits } from '../critical/critical-limits.ts';
import type { Laboratory } from './laboratory.ts';

/** The laboratory's critical limits, or the published ones if it has none of its own. */
export const criticalLimitsOf = ({ criticalValues }: Pick<Laboratory, 'criticalValues'>): readonly CriticalLimit[] =>
  criticalValues?.limits ?? defaultCriticalLimits;

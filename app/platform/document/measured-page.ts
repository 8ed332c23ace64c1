import type { Laboratory } from '../../domain/laboratory/laboratory.ts';
import {
  type Answered,
  classOfAnswer,
  type Measurement,
  measurementOf,
} from '../../measurement/analytics/measurement.ts';
import { tagOrigins } from '../../measurement/analytics/tag-origins.ts';
import type { AllowedOrigins } from './allowed-origins.ts';

/** What a document says of its measurement. */
export interface MeasuredDocument {
  /** What the measuring behavior reads from the page; null where the page is not measured. */
  measurement: Measurement | null;
  /** A page that may not be named does not name itself to the next one either. */
  hidesPath: boolean;
}

/** What may be measured of a page, and which origins it may reach for that. A laboratory without a measurement ID measures nothing. */
export function measuredPage(
  laboratory: Laboratory,
  answered: Answered,
): MeasuredDocument & { origins: AllowedOrigins } {
  if (!laboratory.analytics.measurementId) return { measurement: null, hidesPath: false, origins: {} };
  const measurement = measurementOf(laboratory, answered);
  return {
    measurement,
    hidesPath: classOfAnswer(answered) !== 'open',
    origins: measurement ? tagOrigins(measurement) : {},
  };
}

/** What both allow together. */
export const togetherAllowed = (one: AllowedOrigins, other: AllowedOrigins): AllowedOrigins => ({
  scripts: [...(one.scripts ?? []), ...(other.scripts ?? [])],
  connections: [...(one.connections ?? []), ...(other.connections ?? [])],
  images: [...(one.images ?? []), ...(other.images ?? [])],
});

import type { Laboratory } from '../../domain/laboratory/laboratory.ts';
import {
  type Answered,
  classOfAnswer,
  type Measurement,
  measurementOf,
} from '../../measurement/analytics/measurement.ts';
import { tagOrigins } from '../../measurement/analytics/tag-origins.ts';
import type { AllowedOrigins } from './allowed-origins.ts';

/** The analytics data of a document. */
export interface MeasuredDocument {
  /** The data for the measuring behavior; null if the page is not measured. */
  measurement: Measurement | null;
  /** A page that may not be named does not name itself to the next one either. */
  hidesPath: boolean;
}

/** The data that analytics may collect on a page, and the origins that it needs. A laboratory without a measurement ID measures nothing. */
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

/** The union of both. */
export const togetherAllowed = (one: AllowedOrigins, other: AllowedOrigins): AllowedOrigins => ({
  scripts: [...(one.scripts ?? []), ...(other.scripts ?? [])],
  connections: [...(one.connections ?? []), ...(other.connections ?? [])],
  images: [...(one.images ?? []), ...(other.images ?? [])],
});

import type { Laboratory } from '../../domain/laboratory/laboratory.ts';
import {
  type Answered,
  classOfAnswer,
  type Measurement,
  measurementOf,
} from '../../measurement/analytics/measurement.ts';
import { tagOrigins } from '../../measurement/analytics/tag-origins.ts';
import type { AllowedOrigins } from './allowed-origins.ts';

/** The part of a document that depends on what analytics may collect about it. */
export interface MeasuredDocument {
  /** The data for the measuring behavior; null if the page is not measured. */
  measurement: Measurement | null;
  /** Whether the page hides its path from the next page (`Referrer-Policy`), as it hides it from analytics. */
  hidesPath: boolean;
}

/** Returns the data that analytics may collect on a page, and the origins that it needs. Without a measurement ID, nothing is measured. */
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

/** Returns the origins of both, by what they provide. */
export const unionOfOrigins = (one: AllowedOrigins, other: AllowedOrigins): AllowedOrigins => ({
  scripts: [...(one.scripts ?? []), ...(other.scripts ?? [])],
  connections: [...(one.connections ?? []), ...(other.connections ?? [])],
  images: [...(one.images ?? []), ...(other.images ?? [])],
});

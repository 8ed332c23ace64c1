import { type Answered, classOfAnswer, type Measurement, measurementOf } from '../../features/analytics/measurement.ts';
import { tagOrigins } from '../../features/analytics/tag-origins.ts';
import type { Laboratory } from '../../features/laboratory/laboratory.ts';
import { escapeMarkup } from '../../seo/escape.ts';
import type { AllowedOrigins } from './allowed-origins.ts';

/** Hands a page what may be measured of it, and says which origins it may reach for that. Where nothing is measured, nothing changes. */
export function measuredPage(
  html: string,
  laboratory: Laboratory,
  answered: Answered,
): { html: string; origins: AllowedOrigins } {
  if (!laboratory.analytics.measurementId) return { html, origins: {} };
  const measurement = measurementOf(laboratory, answered);
  const page = classOfAnswer(answered) === 'open' ? html : withoutTrace(html);
  return measurement
    ? { html: handedOver(page, measurement), origins: tagOrigins(measurement) }
    : { html: page, origins: {} };
}

/** What both allow together. */
export const togetherAllowed = (one: AllowedOrigins, other: AllowedOrigins): AllowedOrigins => ({
  scripts: [...(one.scripts ?? []), ...(other.scripts ?? [])],
  connections: [...(one.connections ?? []), ...(other.connections ?? [])],
  images: [...(one.images ?? []), ...(other.images ?? [])],
});

/** Does what a route's loader has brought say that it is a delicate matter? From what it merely lists nothing follows. */
export const isDelicate = (loaderData: Readonly<Record<string, unknown>>): boolean =>
  Object.values(loaderData).some((data) => saysSo(data) || (isRecord(data) && Object.values(data).some(saysSo)));

/** The title of the page that a route's loader has brought, whatever part of it was chosen. */
export const titleIn = (loaderData: Readonly<Record<string, unknown>>): string | null =>
  Object.values(loaderData).flatMap((data) =>
    isRecord(data) && isRecord(data.page) && typeof data.page.title === 'string' ? [data.page.title] : [],
  )[0] ?? null;

const saysSo = (data: unknown): boolean => isRecord(data) && data.sensitive === true;
const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const handedOver = (html: string, measurement: Measurement): string =>
  html.replace('<body>', () => `<body data-analytics="${escapeMarkup(JSON.stringify(measurement))}">`);

/** A page that may not be named does not name itself to the next one either. */
const withoutTrace = (html: string): string =>
  html.replace('<head>', '<head><meta name="referrer" content="strict-origin"/>');

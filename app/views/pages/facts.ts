import { hoursSentence } from '../../domain/laboratory/hours-words.ts';
import type { DataProcessor, Laboratory } from '../../domain/laboratory/laboratory.ts';
import { formatDate, formatList, formatNumber, formatPercent } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';

const factNames = [
  'brand',
  'legalName',
  'taxId',
  'city',
  'region',
  'providerCode',
  'phone',
  'email',
  'privacyEmail',
  'dataProcessors',
  'patients',
  'exams',
  'resultHours',
  'paternityAccuracy',
  'weekdayHours',
  'weekendHours',
  'currency',
  'siteNames',
  'sites',
] as const;
/** The facts that prose may use as `{{name}}`. */
type FactName = (typeof factNames)[number];

/** The laboratory's facts, formatted for one language. */
export function factsOf(laboratory: Laboratory, locale: Locale): Record<FactName, string> {
  const { claims, openingHours, sites } = laboratory;
  return {
    brand: laboratory.brand,
    legalName: laboratory.legalName,
    taxId: laboratory.taxId,
    city: laboratory.city,
    region: laboratory.region,
    providerCode: laboratory.providerCode,
    phone: laboratory.phones[0].replaceAll(' ', '\u00A0'),
    email: laboratory.email,
    privacyEmail: laboratory.privacyEmail,
    dataProcessors: processorsInWords(laboratory.dataProcessors ?? [], locale),
    patients: formatNumber(locale, claims.patientsServed),
    exams: formatNumber(locale, claims.examTypes),
    resultHours: `${claims.resultHours.from}–${claims.resultHours.to}`,
    paternityAccuracy: formatPercent(locale, claims.paternityAccuracyPercent),
    weekdayHours: hoursSentence(openingHours, locale, ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']),
    weekendHours: hoursSentence(openingHours, locale, ['saturday', 'sunday']),
    currency: laboratory.currency,
    sites: formatList(
      locale,
      sites.map((site) => `${site.name} (${site.address})`),
    ),
    siteNames: formatList(
      locale,
      sites.map((site) => site.name),
    ),
  };
}

/** ([{ service: hosting, country: Colombia }, …], 'en') → 'Colombia (hosting) and Chile (e-mail)' */
function processorsInWords(processors: readonly DataProcessor[], locale: Locale): string {
  if (processors.length === 0) return m.processors_on_request({}, { locale });
  return formatList(
    locale,
    processors.map(({ service, country }) => `${country[locale]} (${service[locale]})`),
  );
}

/** ('Llame al {{phone}}.', { phone: '300' }, …) → 'Llame al 300.' Throws on a name that is not a fact. */
export function fillFacts(text: string, facts: Readonly<Record<string, string>>, where: string): string {
  return text.replace(/\{\{(.*?)\}\}(\.?)/g, (_, name: string, stop: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact === undefined)
      throw new Error(`content/${where}: {{${name}}} is not a fact. Known: ${Object.keys(facts).join(', ')}`);
    // '5:00 p. m.' at the end of a sentence already has its period.
    return fact.endsWith('.') ? fact : fact + stop;
  });
}

/** A policy's own version, from its front matter, so that the number is written only once. */
export const versionFacts = (version: unknown, locale: Locale): Record<string, string> =>
  typeof version === 'string' ? { version, versionDate: formatDate(locale, version) } : {};

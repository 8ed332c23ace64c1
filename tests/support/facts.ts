import type { Laboratory } from '../../app/domain/laboratory/laboratory.ts';

/** A pattern of a fact of the laboratory as it might be written into a page, and the setting that it comes from. */
export interface FactPattern {
  setting: string;
  pattern: RegExp;
}

/** A fact that a file spells out instead of reading the setting. */
export interface SpelledFact {
  path: string;
  line: number;
  setting: string;
  text: string;
}

/** Excludes bacterial counts from a pattern. Such a count is not a claim of the laboratory, whatever its number: '50,000 CFU/mL'. */
const uncounted = ({ source, flags }: RegExp): RegExp => new RegExp(`(?:${source})(?!\\s(?:UFC|CFU)/mL)`, flags);

/** Returns the patterns of all notations of the facts in a configuration. */
export function factPatternsOf(laboratory: Laboratory): FactPattern[] {
  const { claims, location, openingHours, structuredDataHours, phones, whatsapp, sites, social } = laboratory;
  const hours = [...openingHours, ...structuredDataHours].flatMap(({ opens, closes }) => [opens, closes]);
  const patternOf =
    (setting: string) =>
    (pattern: RegExp): FactPattern => ({ setting, pattern });
  return [
    words('brand', laboratory.brand),
    words('shortBrand', laboratory.shortBrand),
    words('city', laboratory.city),
    words('region', laboratory.region),
    words('taxId', laboratory.taxId),
    words('providerCode', laboratory.providerCode),
    words('email', laboratory.email),
    words('privacyEmail', laboratory.privacyEmail),
    ...(laboratory.security ? [words('security', laboratory.security.email)] : []),
    ...[...new Set([...phones, whatsapp])].flatMap(phonePatterns).map(patternOf('phones')),
    ...sites.map(({ name }) => words('sites.name', name)),
    // 'Calle 47D, edificio CEA, piso 3, Medellín': each part gives the location, and the city is a separate fact.
    ...sites
      .flatMap(({ address }) => address.split(', '))
      .filter((part) => part !== laboratory.city)
      .map((part) => words('sites.address', part)),
    ...numberPatterns(claims.patientsServed).map(uncounted).map(patternOf('claims.patientsServed')),
    ...numberPatterns(claims.examTypes).map(uncounted).map(patternOf('claims.examTypes')),
    {
      setting: 'claims.resultHours',
      pattern: new RegExp(`\\b${claims.resultHours.from}\\s*(?:-|–|—|a|to|y|and)\\s*${claims.resultHours.to}\\b`, 'i'),
    },
    {
      setting: 'claims.paternityAccuracyPercent',
      pattern: bounded(String(claims.paternityAccuracyPercent).replace('.', '[.,]')),
    },
    ...[...new Set(hours)].flatMap(timePatterns).map(patternOf('openingHours')),
    ...[location.latitude, location.longitude].map((degrees) => ({
      setting: 'location',
      pattern: bounded(String(Math.abs(degrees)).replace('.', '[.,]')),
    })),
    words('currency', laboratory.currency),
    // The year of a cited source is not a fact of the laboratory.
    { setting: 'copyrightYear', pattern: new RegExp(`(?:©|copyright)\\D{0,20}${laboratory.copyrightYear}\\b`, 'i') },
    ...Object.values(social)
      .filter((address) => address !== null)
      .map((address) => words('social', address)),
  ];
}

/** Finds the facts in files, each with its file and line. Comments do not reach a page, so they may give examples. */
export const findSpelledFacts = (
  files: readonly { path: string; text: string }[],
  factPatterns: readonly FactPattern[],
): SpelledFact[] =>
  files.flatMap(({ path, text }) =>
    (/\.(md|json|svg)$/.test(path) ? text : withoutComments(text)).split('\n').flatMap((line, index) =>
      factPatterns.flatMap(({ setting, pattern }) => {
        const found = line.match(pattern)?.[0];
        return found === undefined ? [] : [{ path, line: index + 1, setting, text: found }];
      }),
    ),
  );

/** Removes comments from code and keeps the line numbers. The stars in '/assets/*' do not begin a comment. */
const withoutComments = (code: string): string =>
  code
    .replace(/(?<=^|[\s{(,])\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(?<=^|\s)\/\/.*$/gm, '');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole numbers and words only: '2022' does not match in '120225'. */
const bounded = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\d.,])${source}(?![\\p{L}\\d]|[.,]\\d)`, 'u');
const words = (setting: string, text: string): FactPattern => ({
  setting,
  pattern: new RegExp(`(?<![\\p{L}\\d-])${escaped(text)}(?![\\p{L}\\d-])`, 'u'),
});

/** '+57 300 000 0000' with and without spaces and its country code, and with hyphens. */
function phonePatterns(phone: string): RegExp[] {
  const [, ...local] = phone.split(' ');
  return [new RegExp(local.join('[\\s.-]?'))];
}

/**
 * 50000 → '50,000', '50.000', '50 000', '50 mil', '50 thousand', '50k', and '50000' where it counts something: '50000+', '50000 pacientes'.
 * A bare number is often a number of milliseconds.
 */
function numberPatterns(value: number): RegExp[] {
  const digits = String(value);
  const separated = digits.replace(/\B(?=(\d{3})+$)/g, '[.,\\u00A0\\u202F ]');
  const patterns = [new RegExp(`(?<![\\d.,_])${digits.replace(/\B(?=(\d{3})+$)/g, '_?')}(?=\\+|\\s\\p{L})`, 'u')];
  if (separated !== digits) patterns.push(new RegExp(`(?<![\\d.,])${separated}(?!\\d|[.,]\\d)`));
  if (value % 1000 === 0) patterns.push(new RegExp(`(?<!\\d)${value / 1000}(?:\\s?(?:mil|thousand)\\b|k\\b)`, 'i'));
  return patterns;
}

/** '17:00' → '17:00' and '5:00 PM' in its spellings; '06:00' → '6:00' */
function timePatterns(time: string): RegExp[] {
  const [hour = 0, minutes = '00'] = [Number(time.slice(0, 2)), time.slice(3)];
  const onTheDial = ((hour + 11) % 12) + 1;
  return [...new Set([hour, onTheDial])].map((shown) => new RegExp(`(?<![\\d:T])0?${shown}:${minutes}(?![\\d:])`));
}

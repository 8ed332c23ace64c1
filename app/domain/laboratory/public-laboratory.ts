import type {
  Analytics,
  Claims,
  HomeVisitZone,
  Laboratory,
  OpeningHours,
  Site,
  TeamMember,
  TransitLine,
} from './laboratory.ts';

/** The public fields whose values are text, numbers, or lists of these; those of each part of the laboratory follow. */
const plainFields = [
  'brand',
  'shortBrand',
  'city',
  'region',
  'country',
  'timeZone',
  'phones',
  'whatsapp',
  'email',
  'frequentExams',
  'priceRange',
  'payments',
  'currency',
  'copyrightYear',
] as const;
const placeFields = ['latitude', 'longitude'] as const;
const siteFields = ['id', 'name', 'address', 'arrival', 'parking', ...placeFields] as const;
const stationFields = ['name', ...placeFields] as const;
const hoursFields = ['days', 'opens', 'closes'] as const;
const claimFields = ['patientsServed', 'examTypes', 'paternityAccuracyPercent'] as const;
const zoneFields = ['municipality', 'areas', 'urbanOnly'] as const;
const memberFields = ['name', 'role', 'registration'] as const;
const networks = ['facebook', 'instagram', 'youtube'] as const;

type Fields<T, Names extends readonly (keyof T)[]> = Pick<T, Names[number]>;
type PublicHours = readonly Fields<OpeningHours, typeof hoursFields>[];

/**
 * The fields of the laboratory that a browser may get: in a page, in the data of a page, and in the planning data. Screens and heads read
 * it. A field that the configuration gains, also one of a site or of a team member, stays on the server until this file names it.
 */
export interface PublicLaboratory extends Fields<Laboratory, typeof plainFields> {
  location: Fields<Laboratory['location'], typeof placeFields>;
  sites: readonly Fields<Site, typeof siteFields>[];
  transit: readonly {
    name: TransitLine['name'];
    stations: readonly Fields<TransitLine['stations'][number], typeof stationFields>[];
  }[];
  openingHours: PublicHours;
  structuredDataHours: PublicHours;
  claims: Fields<Claims, typeof claimFields> & { resultHours: Pick<Claims['resultHours'], 'from' | 'to'> };
  homeVisits: readonly Fields<HomeVisitZone, typeof zoneFields>[];
  team: Readonly<Record<string, Fields<TeamMember, typeof memberFields>>>;
  social: Fields<Laboratory['social'], typeof networks>;
  /** Links mark conversions only if there is a tag. Its other settings are in a measured page's own data (`measurement.ts`). */
  analytics: Pick<Analytics, 'measurementId'>;
}

/** Returns the public fields of the configuration. */
export const publicLaboratory = (laboratory: Laboratory): PublicLaboratory => ({
  ...pick(laboratory, plainFields),
  location: pick(laboratory.location, placeFields),
  sites: laboratory.sites.map((site) => pick(site, siteFields)),
  transit: laboratory.transit.map(({ name, stations }) => ({
    name,
    stations: stations.map((station) => pick(station, stationFields)),
  })),
  openingHours: laboratory.openingHours.map((hours) => pick(hours, hoursFields)),
  structuredDataHours: laboratory.structuredDataHours.map((hours) => pick(hours, hoursFields)),
  claims: {
    ...pick(laboratory.claims, claimFields),
    resultHours: pick(laboratory.claims.resultHours, ['from', 'to']),
  },
  homeVisits: laboratory.homeVisits.map((zone) => pick(zone, zoneFields)),
  team: Object.fromEntries(Object.entries(laboratory.team).map(([id, member]) => [id, pick(member, memberFields)])),
  social: pick(laboratory.social, networks),
  analytics: pick(laboratory.analytics, ['measurementId']),
});

/** ({ a: 1, b: 2 }, ['a']) → { a: 1 } */
function pick<T extends object, Name extends keyof T>(from: T, names: readonly Name[]): Pick<T, Name> {
  // The entries are those of `names`.
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>;
}

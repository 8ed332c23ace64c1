import { type Area, areas } from '../exams/exam.ts';
import type { SpecimenType } from '../exams/specimen.ts';
import { isEmergencyOnly } from '../exams/urgent.ts';
import type { SearchRecord } from './search-record.ts';

/** Specimens as patients call them. */
export const specimenGroups = ['blood', 'urine', 'stool', 'swab', 'semen', 'tissue', 'other'] as const;
export type SpecimenGroup = (typeof specimenGroups)[number];

/** The filters of the catalog. Null or false: off. */
export interface ExamFilters {
  area: Area | null;
  specimen: SpecimenGroup | null;
  /** Only exams without a fast, ready the same day, taken at home, or packages. */
  withoutFasting: boolean;
  sameDay: boolean;
  atHome: boolean;
  packages: boolean;
}

/** All filters off. */
export const noFilters: ExamFilters = {
  area: null,
  specimen: null,
  withoutFasting: false,
  sameDay: false,
  atHome: false,
  packages: false,
};

/** The filters that are on or off. */
export const switches = ['withoutFasting', 'sameDay', 'atHome', 'packages'] as const;
export type Switch = (typeof switches)[number];

/** The number of exams with each filter, if the others stay unchanged. */
export interface FilterCounts {
  areas: Readonly<Record<Area, number>>;
  specimens: Readonly<Record<SpecimenGroup, number>>;
  switches: Readonly<Record<Switch, number>>;
}

/** Whether a record passes each filter. */
const passes: Readonly<Record<keyof ExamFilters, (record: SearchRecord, filters: ExamFilters) => boolean>> = {
  area: (record, { area }) => area === null || record.area === area,
  specimen: (record, { specimen }) => specimen === null || groupsOf(record).has(specimen),
  withoutFasting: (record, { withoutFasting }) =>
    !withoutFasting || (record.fasting === 0 && !isEmergencyOnly(record.urgent)),
  sameDay: (record, { sameDay }) => !sameDay || record.sameDay,
  atHome: (record, { atHome }) => !atHome || record.atHome,
  packages: (record, { packages }) => !packages || record.isPackage,
};

/** Whether a record passes all filters. */
export const passesAll = (record: SearchRecord, filters: ExamFilters): boolean =>
  Object.values(passes).every((pass) => pass(record, filters));

/** Counts the records that each filter would leave. */
export function countFilters(records: readonly SearchRecord[], filters: ExamFilters): FilterCounts {
  const countWith = (changes: Partial<ExamFilters>): number => {
    const changed = { ...filters, ...changes };
    return records.reduce((count, record) => (passesAll(record, changed) ? count + 1 : count), 0);
  };
  const each = <Name extends string>(of: readonly Name[], changes: (name: Name) => Partial<ExamFilters>) =>
    // The keys are exactly the names of the list.
    Object.fromEntries(of.map((name) => [name, countWith(changes(name))])) as Record<Name, number>;
  return {
    areas: each(areas, (area) => ({ area })),
    specimens: each(specimenGroups, (specimen) => ({ specimen })),
    switches: each(switches, (name) => ({ [name]: true })),
  };
}

/** The specimens of an exam as patients call them. */
export const groupsOf = ({ specimens }: Pick<SearchRecord, 'specimens'>): Set<SpecimenGroup> =>
  new Set(specimens.map(groupOf));

const groups: Partial<Record<SpecimenType, SpecimenGroup>> = {
  'whole-blood': 'blood',
  serum: 'blood',
  plasma: 'blood',
  'capillary-blood': 'blood',
  'arterial-blood': 'blood',
  urine: 'urine',
  'urine-24h': 'urine',
  stool: 'stool',
  semen: 'semen',
  'cervical-sample': 'swab',
  tissue: 'tissue',
};

const groupOf = (specimen: SpecimenType): SpecimenGroup =>
  groups[specimen] ?? (specimen.endsWith('-swab') ? 'swab' : 'other');

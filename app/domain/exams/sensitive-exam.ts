import type { Area, Exam } from './exam.ts';
import type { SpecimenType } from './specimen.ts';

/** What somebody takes, what they inherit and whether they are with child is theirs to tell. */
const sensitiveAreas: ReadonlySet<Area> = new Set(['drugs', 'genetics', 'reproduction']);

/** These are taken for a sexually transmitted infection, because of a wish for children, or of a child to come. */
const intimate: ReadonlySet<SpecimenType> = new Set([
  'semen',
  'vaginal-swab',
  'cervical-sample',
  'urethral-swab',
  'rectal-swab',
  'amniotic-fluid',
]);

/** An area does not say it of all: the glucose curve of a pregnancy belongs to chemistry. */
const namesOfPregnancy = /\b(pregnan|prenatal)/i;

/** What a row of a file or of the seed has said by then. */
interface Said {
  counselling?: Exam['counselling'] | undefined;
  area?: Exam['area'] | undefined;
  specimens?: Exam['specimens'] | undefined;
  name: Exam['name'];
}

/**
 * What an exam's field says when nobody has said it: rather one too many than one too few. What none of these tells (a CD4 count, a
 * leprosy smear) says so itself.
 */
export const seemsSensitive = ({ counselling = 'none', area, specimens = [], name }: Said): boolean =>
  counselling !== 'none' ||
  (area !== undefined && sensitiveAreas.has(area)) ||
  specimens.some(({ type }) => intimate.has(type)) ||
  namesOfPregnancy.test(name.en);

/** What a chat and whatever else others may see calls an exam: its code, and its name where that gives nothing away. */
export const toldName = ({ code, name, sensitive }: Pick<Exam, 'code' | 'name' | 'sensitive'>, locale: 'es' | 'en') =>
  sensitive ? code : `${code} ${name[locale]}`;

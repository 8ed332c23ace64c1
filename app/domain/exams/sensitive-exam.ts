import type { Locale } from '../../i18n/locale.ts';
import type { Area, Exam } from './exam.ts';
import type { SpecimenType } from './specimen.ts';

/** Drug use, heredity, and pregnancy are private. */
const sensitiveAreas: ReadonlySet<Area> = new Set(['drugs', 'genetics', 'reproduction']);

/** Specimens taken because of a sexually transmitted infection, fertility, or a pregnancy. */
const intimate: ReadonlySet<SpecimenType> = new Set([
  'semen',
  'vaginal-swab',
  'cervical-sample',
  'urethral-swab',
  'rectal-swab',
  'amniotic-fluid',
]);

/** An area does not cover all of them: the glucose curve of a pregnancy belongs to chemistry. */
const namesOfPregnancy = /\b(pregnan|prenatal)/i;

/** The fields that a file row or the seed has set so far. */
interface KnownFields {
  counselling?: Exam['counselling'] | undefined;
  area?: Exam['area'] | undefined;
  specimens?: Exam['specimens'] | undefined;
  name: Exam['name'];
}

/**
 * The default of an exam's `sensitive` field; false positives are better than false negatives. Exams that these checks cannot detect (a CD4
 * count, a leprosy smear) set the field themselves.
 */
export const seemsSensitive = ({ counselling = 'none', area, specimens = [], name }: KnownFields): boolean =>
  counselling !== 'none' ||
  (area !== undefined && sensitiveAreas.has(area)) ||
  specimens.some(({ type }) => intimate.has(type)) ||
  namesOfPregnancy.test(name.en);

/** Reproduction, fertility, and what is sampled there. Of an adolescent, parents do not read it in a portal (decision 66). */
export const isSexualHealth = ({ area, specimens }: Pick<Exam, 'area' | 'specimens'>): boolean =>
  area === 'reproduction' || specimens.some(({ type }) => intimate.has(type));

/** How chats and other texts visible to third parties name an exam: by its code, plus its name if that reveals nothing private. */
export const publicName = ({ code, name, sensitive }: Pick<Exam, 'code' | 'name' | 'sensitive'>, locale: Locale) =>
  sensitive ? code : `${code} ${name[locale]}`;

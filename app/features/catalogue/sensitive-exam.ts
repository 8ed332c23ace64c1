import type { Area, Exam, SpecimenType } from './exam.ts';

/** What somebody takes, what they inherit and whether they are with child is theirs to tell. */
const sensitiveAreas: ReadonlySet<Area> = new Set(['drugs', 'genetics', 'reproduction']);

/** These are taken for a sexually transmitted infection, or because of a wish for children. */
const intimate: ReadonlySet<SpecimenType> = new Set(['semen', 'vaginal-swab', 'urethral-swab', 'rectal-swab']);

/** An area does not say it of all: the glucose curve of a pregnancy belongs to chemistry. */
const namesOfPregnancy = /\b(pregnan|prenatal)/i;

type Told = Pick<Exam, 'counselling' | 'area' | 'specimens' | 'name'>;

/**
 * Whether that somebody looks at this exam is delicate by itself: then nothing that is measured names it, and no copy of its page stays
 * on the telephone. Rather one too many than one too few.
 */
export const isSensitive = ({ counselling, area, specimens, name }: Told): boolean =>
  counselling !== 'none' ||
  sensitiveAreas.has(area) ||
  specimens.some(({ type }) => intimate.has(type)) ||
  namesOfPregnancy.test(name.en);

/** In a message the exam is called by its code alone where its result needs counselling: a chat is shown to many. */
export const isToldByCode = ({ counselling }: Pick<Exam, 'counselling'>): boolean => counselling !== 'none';

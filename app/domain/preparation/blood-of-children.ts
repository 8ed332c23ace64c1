import type { Person, PersonGroup } from './person.ts';

/**
 * At most 1 % of a child's blood is drawn at once. Published daily limits range from 1 % to 5 %; this is the lowest (Howie, "Blood sample
 * volumes in child health research: review of safe limits", Bulletin of the World Health Organization 2011;89:46–53). A child has about 80
 * mL of blood per kilogram (same review).
 */
const MAX_SHARE = 0.01;
const BLOOD_ML_PER_KG = 80;

/**
 * A low body weight for each group, because the site does not know the child's weight: a newborn, a one-month-old baby, and a 2-year-old
 * child.
 */
const kilograms: Partial<Readonly<Record<PersonGroup, number>>> = { newborn: 3, infant: 4, child: 12 };

/** ({ group: 'newborn' }) → 2.4; null for adults. */
export function maxBloodMl({ group }: Person): number | null {
  const kg = group && kilograms[group];
  return kg ? Math.round(kg * BLOOD_ML_PER_KG * MAX_SHARE * 10) / 10 : null;
}

import type { AbstentionKind, Preparation } from '../exams/exam.ts';
import { hasCycle, isBaby, isUnderAge, type Person } from './person.ts';

type Fast = NonNullable<Preparation['fasting']>;

/**
 * A child fasts overnight, and no longer. Fasting glucose requires 8 hours at any age (ADA, Standards of Care, "Diagnosis and
 * Classification of Diabetes"), and lipids need no fast (Nordestgaard et al., European Heart Journal 2016;37:1944–1958).
 */
const childFast: Fast = { minHours: 8, maxHours: 10 };
/** In pregnancy ketones rise after 12 to 18 hours without food: Metzger et al., "Accelerated starvation", Lancet 1982;1:588–592. */
const LONGEST_FAST_IN_PREGNANCY = 12;

/** Abstentions that apply only to adults. Children still abstain from medicines and foods. */
const ofAdults: ReadonlySet<AbstentionKind> = new Set([
  'alcohol',
  'tobacco',
  'caffeine',
  'sex',
  'vaginal-products',
  'sunbathing-tanning',
]);
/** Further abstentions that do not apply to babies. */
const notOfBabies: ReadonlySet<AbstentionKind> = new Set(['exercise', 'red-meat', 'seafood']);

/** Adapts an exam's preparation to a person: never a longer fast or more abstentions than for an adult. */
export function preparationFor(preparation: Preparation, person: Person): Preparation {
  const { fasting, abstentions, cycleDays } = preparation;
  return {
    ...preparation,
    fasting: fasting && fastOf(fasting, person),
    abstentions: abstentions.filter(({ of }) => isAsked(of, person)),
    cycleDays: hasCycle(person) ? cycleDays : null,
  };
}

/** Null: this person must not fast. A baby waits for the next feed, and a metabolic disease can turn a fast into a crisis. */
function fastOf(fast: Fast, person: Person): Fast | null {
  if (isBaby(person) || person.facts.includes('metabolic')) return null;
  if (person.group === 'child') return atMost(fast, childFast);
  return person.group === 'pregnant'
    ? atMost(fast, { minHours: LONGEST_FAST_IN_PREGNANCY, maxHours: LONGEST_FAST_IN_PREGNANCY })
    : fast;
}

/** The fast, but no longer than `most`. */
function atMost(fast: Fast, most: Fast): Fast {
  const minHours = Math.min(fast.minHours, most.minHours);
  return { minHours, maxHours: Math.max(minHours, Math.min(fast.maxHours, most.maxHours)) };
}

const isAsked = (of: AbstentionKind, person: Person): boolean =>
  !(isUnderAge(person) && ofAdults.has(of)) && !(isBaby(person) && notOfBabies.has(of));

const COLLECTION_HOURS = 24;

/**
 * Counts the abstentions of a 24-hour collection from the visit: they apply before the collection begins, a day before the visit that
 * delivers it, so each is a day longer.
 */
export function countedFromTheVisit(preparation: Preparation): Preparation {
  if (preparation.urine !== '24-hours') return preparation;
  const abstentions = preparation.abstentions.map(({ of, hours, maxHours }) => ({
    of,
    hours: hours + COLLECTION_HOURS,
    maxHours: maxHours === null ? null : maxHours + COLLECTION_HOURS,
  }));
  return { ...preparation, abstentions };
}

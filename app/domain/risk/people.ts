/** How many of 100 people a picture fills in. */
export type PeopleOfHundred = { kind: 'fewer-than-one' } | { kind: 'count'; people: number } | { kind: 'more-than-99' };

/**
 * Converts a percentage to people of a hundred: (9.5) → 10 people, (0.4) → fewer than one, (99.6) → more than 99. Halves round up, like the
 * charts' own figures, but the picture never claims that nobody or everybody is affected. Null if `percent` is not a percentage.
 */
export function peopleOfHundred(percent: number): PeopleOfHundred | null {
  if (!(percent >= 0 && percent <= 100)) return null;
  if (percent < 1) return { kind: 'fewer-than-one' };
  return percent > 99 && percent < 100 ? { kind: 'more-than-99' } : { kind: 'count', people: Math.round(percent) };
}

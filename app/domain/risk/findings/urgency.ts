/**
 * How soon to act, most urgent first: call 123 or go to the emergency room; see a doctor today; see a doctor within days; make an
 * appointment this week; mention it at the next check-up.
 */
export const urgencies = ['now', 'today', 'this-week', 'weeks', 'check-up'] as const;
export type Urgency = (typeof urgencies)[number];

/** ('today', 'weeks') → true: the first is more urgent than the second. */
export const isSooner = (one: Urgency, other: Urgency): boolean => urgencies.indexOf(one) < urgencies.indexOf(other);

/** (['weeks', 'today']) → 'today'. The default is a check-up. */
export const soonest = (all: readonly Urgency[]): Urgency => urgencies.find((one) => all.includes(one)) ?? 'check-up';

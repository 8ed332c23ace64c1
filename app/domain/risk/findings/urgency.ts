/**
 * How soon to act, the most urgent first: line 123 or the emergency room; a doctor before the day ends; a doctor within days; an
 * appointment to be made this week; the next check-up.
 */
export const urgencies = ['now', 'today', 'this-week', 'weeks', 'check-up'] as const;
export type Urgency = (typeof urgencies)[number];

/** ('today', 'weeks') → true: the first waits less than the second. */
export const isSooner = (one: Urgency, other: Urgency): boolean => urgencies.indexOf(one) < urgencies.indexOf(other);

/** (['weeks', 'today']) → 'today'. A check-up where nothing is more urgent. */
export const soonest = (all: readonly Urgency[]): Urgency => urgencies.find((one) => all.includes(one)) ?? 'check-up';

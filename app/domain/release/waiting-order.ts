/** Why a report should be read before others, the most urgent first. */
export const urgencies = ['critical', 'overdue', 'abnormal', 'rest'] as const;
export type Urgency = (typeof urgencies)[number];

export interface WaitingFacts {
  isCritical: boolean;
  /** The promised date of its exam has passed. */
  isOverdue: boolean;
  /** A flag says that a value is not inside its interval. */
  isAbnormal: boolean;
  receivedAt: string;
  id: string;
}

export function urgencyOf({ isCritical, isOverdue, isAbnormal }: WaitingFacts): Urgency {
  if (isCritical) return 'critical';
  if (isOverdue) return 'overdue';
  return isAbnormal ? 'abnormal' : 'rest';
}

/** The most urgent first; of equally urgent ones, the one that has waited longest. */
export const byUrgency = (one: WaitingFacts, other: WaitingFacts): number =>
  urgencies.indexOf(urgencyOf(one)) - urgencies.indexOf(urgencyOf(other)) ||
  one.receivedAt.localeCompare(other.receivedAt) ||
  one.id.localeCompare(other.id);

/** Why a report should be read before others, the most urgent first. */
export const waitingUrgencies = ['critical', 'overdue', 'abnormal', 'rest'] as const;
export type WaitingUrgency = (typeof waitingUrgencies)[number];

export interface WaitingFacts {
  isCritical: boolean;
  /** The promised date of its exam has passed. */
  isOverdue: boolean;
  /** A flag says that a value is not inside its interval. */
  isAbnormal: boolean;
  receivedAt: string;
  id: string;
}

export function urgencyOf({ isCritical, isOverdue, isAbnormal }: WaitingFacts): WaitingUrgency {
  if (isCritical) return 'critical';
  if (isOverdue) return 'overdue';
  return isAbnormal ? 'abnormal' : 'rest';
}

/** The most urgent first; of equally urgent ones, the one that has waited longest. */
export const byWaitingUrgency = (one: WaitingFacts, other: WaitingFacts): number =>
  waitingUrgencies.indexOf(urgencyOf(one)) - waitingUrgencies.indexOf(urgencyOf(other)) ||
  one.receivedAt.localeCompare(other.receivedAt) ||
  one.id.localeCompare(other.id);

/** The reasons to review a report before others, most urgent first. */
export const waitingUrgencies = ['critical', 'overdue', 'abnormal', 'rest'] as const;
export type WaitingUrgency = (typeof waitingUrgencies)[number];

export interface WaitingFacts {
  isCritical: boolean;
  /** Whether the promised date of the exam has passed. */
  isOverdue: boolean;
  /** Whether a flag marks a value as outside its interval. */
  isAbnormal: boolean;
  receivedAt: string;
  id: string;
}

export function urgencyOf({ isCritical, isOverdue, isAbnormal }: WaitingFacts): WaitingUrgency {
  if (isCritical) return 'critical';
  if (isOverdue) return 'overdue';
  return isAbnormal ? 'abnormal' : 'rest';
}

/** Compares two reports: the most urgent first, and the longest-waiting first if they are equally urgent. */
export const byWaitingUrgency = (one: WaitingFacts, other: WaitingFacts): number =>
  waitingUrgencies.indexOf(urgencyOf(one)) - waitingUrgencies.indexOf(urgencyOf(other)) ||
  one.receivedAt.localeCompare(other.receivedAt) ||
  one.id.localeCompare(other.id);

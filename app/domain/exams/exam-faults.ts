import type { z } from 'zod';

import { examSchema } from './exam-schema.ts';
import { type FieldFault, fieldFaults } from './field-faults.ts';

export interface ExamFault {
  /** 'components.0.intervals.2.low'; '' means the exam itself. */
  path: string;
  fault: FieldFault;
  /** The value at the path; undefined if it is missing. */
  value: unknown;
}

/** The schema's faults in any value offered as an exam; empty if it is valid. */
export function examFaults(offered: unknown): ExamFault[] {
  const issues = examSchema.safeParse(offered).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => {
      const value = valueAt(offered, path);
      return { path: path.join('.'), fault: value === undefined ? 'missing' : faultOf(issue), value };
    });
  });
}

function faultOf(issue: z.core.$ZodIssue): FieldFault {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'unknown-field';
    case 'invalid_type':
      return issue.expected === 'int' ? 'not-whole' : 'wrong-type';
    case 'too_small':
      return 'too-small';
    case 'too_big':
      return 'too-big';
    default:
      return fieldFaults.find((fault) => fault === issue.message) ?? 'not-one-of';
  }
}

const valueAt = (from: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    from,
  );

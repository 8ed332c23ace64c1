import type { z } from 'zod';

import { defaultExamCodes, hasShape, isExamCode } from './codes/exam-code.ts';
import { examSchema } from './exam-schema.ts';
import { type FieldFault, fieldFaults } from './field-faults.ts';

/** A field of an exam that the schema does not accept. */
export interface ExamFault {
  /** 'components.0.intervals.2.low'; '' means the exam itself. */
  path: string;
  fault: FieldFault;
  /** The value at the path; undefined if it is missing. */
  value: unknown;
}

/** Finds the faults in any value offered as an exam; empty if it is valid. `shapes` are those of the laboratory's codes. */
export function examFaults(offered: unknown, shapes: readonly string[] = defaultExamCodes): ExamFault[] {
  const issues = examSchema.safeParse(offered).error?.issues ?? [];
  return [...shapeFaults(offered, shapes), ...fieldFaultsIn(offered, issues)];
}

/** The codes that another laboratory could have, but not this one. What can be no code at all is the schema's fault. */
function shapeFaults(offered: unknown, shapes: readonly string[]): ExamFault[] {
  const members = valueAt(offered, ['members']);
  const codes = [
    { path: 'code', value: valueAt(offered, ['code']) },
    { path: 'equivalentTo', value: valueAt(offered, ['equivalentTo']) },
    ...(Array.isArray(members) ? members.map((value: unknown, index) => ({ path: `members.${index}`, value })) : []),
  ];
  const isOwn = hasShape(shapes);
  return codes.flatMap(({ path, value }): ExamFault[] =>
    typeof value === 'string' && isExamCode(value) && !isOwn(value) ? [{ path, fault: 'not-a-code', value }] : [],
  );
}

/** The schema's issues as faults. */
function fieldFaultsIn(offered: unknown, issues: readonly z.core.$ZodIssue[]): ExamFault[] {
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

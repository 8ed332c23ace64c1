import type { Exam } from './exam.ts';

/** The code of another exam, and the path of the field that refers to it. */
interface ExamReference {
  path: string;
  code: string;
}

/** The other exams to which an exam refers: the members of a panel, and the equivalent exam. */
export const referencesOf = ({ members, equivalentTo }: Pick<Exam, 'members' | 'equivalentTo'>): ExamReference[] => [
  ...members.map((code, index) => ({ path: `members.${index}`, code })),
  ...(equivalentTo === null ? [] : [{ path: 'equivalentTo', code: equivalentTo }]),
];

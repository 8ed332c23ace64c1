import { isDeepStrictEqual } from 'node:util';

import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { Exam } from '../exams/exam.ts';
import { readDocumentsOf, writeExams } from '../exams/exam-store.server.ts';
import type { ImportCounts } from './import-types.ts';

/** Writes the exams that are new or changed. Changed exams get the next version. */
export async function writeDiffering(
  db: Kysely<Tables>,
  exams: readonly Exam[],
): Promise<Pick<ImportCounts, 'added' | 'changed' | 'unchanged'>> {
  const codes = exams.map(({ code }) => code);
  const known = await readDocumentsOf(db, codes);
  const differing = exams.flatMap((exam): Exam[] => {
    const before = known.get(exam.code);
    if (before === undefined) return [exam];
    const { version, document } = before;
    if (isSame({ ...exam, version }, document)) return [];
    return [{ ...exam, version: version + 1 }];
  });
  await writeExams(db, differing);
  const added = differing.filter(({ code }) => !known.has(code)).length;
  return { added, changed: differing.length - added, unchanged: exams.length - differing.length };
}

/** Equal text is equal and faster to compare. Another program may have written the fields in another order. */
const isSame = (exam: Exam, document: string): boolean =>
  JSON.stringify(exam) === document || isDeepStrictEqual(exam, JSON.parse(document));

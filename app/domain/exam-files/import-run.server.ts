import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import { checkCatalogue, type Finding } from '../exam-checks/catalogue-checks.ts';
import { apart } from '../exam-checks/remembered.ts';
import type { Exam } from '../exams/exam.ts';
import { type ExamRelations, readExamsOf, releaseAddresses, writeExams } from '../exams/exam-store.server.ts';
import type { OpeningHours } from '../laboratory/laboratory.ts';
import { columnAt } from './columns.ts';
import { ComingCatalogue } from './coming-catalogue.ts';
import type { ImportCounts, Notice, OfferedRow } from './import-types.ts';
import { isWarning, ofOneExam } from './severity.ts';
import { writeDiffering } from './write-differing.server.ts';

type Database = Kysely<Tables>;

interface LinedExam {
  line: number;
  exam: Exam;
}

interface Surroundings {
  openingHours: readonly OpeningHours[];
  tell: (notice: Notice) => void;
  counts: Omit<ImportCounts, 'written'>;
}

const ROWS_AT_ONCE = 500;

/** One import, within its transaction. It holds of every exam what others may refer to, and whole exams only a part at a time. */
export class ImportRun {
  readonly #db: Database;
  readonly #to: Surroundings;
  readonly #coming: ComingCatalogue;
  readonly #lines = new Map<string, number>();
  /** What can be judged only when all the others are known: panels, and addresses that belonged to another exam. */
  readonly #late: LinedExam[] = [];

  constructor(db: Database, relations: readonly ExamRelations[], surroundings: Surroundings) {
    this.#db = db;
    this.#to = surroundings;
    this.#coming = new ComingCatalogue(relations);
  }

  async take(rows: AsyncIterable<OfferedRow>): Promise<void> {
    let ready: Exam[] = [];
    for await (const row of rows) {
      const exam = this.#accepted(row);
      if (exam !== null) ready.push(exam);
      if (ready.length < ROWS_AT_ONCE) continue;
      await this.#write(ready);
      ready = [];
    }
    await this.#write(ready);
    await this.#writeLate();
  }

  /** Exams that the file does not name are offered no more; nothing is deleted. */
  async retireMissing(): Promise<void> {
    const missing = this.#coming.offered().filter((code) => !this.#lines.has(code));
    for (let from = 0; from < missing.length; from += ROWS_AT_ONCE) {
      const exams = await readExamsOf(this.#db, missing.slice(from, from + ROWS_AT_ONCE));
      await writeExams(
        this.#db,
        [...exams.values()].map((exam) => ({ ...exam, status: 'retired', version: exam.version + 1 })),
      );
    }
    for (const code of missing) this.#coming.retire(code);
    this.#to.counts.retired = missing.length;
    // Another exam may have lost a member by this.
    this.#tellOfOthers(this.#coming.findings(this.#to.openingHours));
  }

  /** An exam that can be written now; null where it is refused or has to wait. */
  #accepted(row: OfferedRow): Exam | null {
    const code = 'exam' in row ? row.exam.code : row.code;
    const before = this.#lines.get(code);
    if (code !== '' && before === undefined) this.#lines.set(apart(code), row.line);
    if (!('exam' in row)) {
      this.#refuse(row.line, row.code, row.faults);
      return null;
    }
    const { line, exam, findings } = row;
    if (before !== undefined) {
      this.#refuse(line, code, [{ column: 'codigo', reason: 'code-twice', value: `${code} (${before})` }]);
      return null;
    }
    const others = checkCatalogue([exam], this.#to.openingHours, ofOneExam);
    if (this.#refusedBy([...findings, ...others], { line, exam })) return null;
    const owner = this.#coming.ownerOf(exam.slug);
    if (exam.members.length > 0 || (owner !== undefined && owner !== code)) {
      this.#late.push({ line, exam });
      return null;
    }
    this.#coming.claim(exam);
    return exam;
  }

  /** Whether findings refuse an exam; its warnings are told. */
  #refusedBy(findings: readonly Finding[], { line, exam }: LinedExam): boolean {
    const errors = findings.filter((finding) => !isWarning(finding, exam.status));
    for (const finding of findings) if (!errors.includes(finding)) this.#warn(finding, line);
    if (errors.length > 0) this.#refuse(line, exam.code, errors.map(faultOf));
    return errors.length > 0;
  }

  async #writeLate(): Promise<void> {
    const former = new Map(this.#late.map(({ exam }) => [exam.code, this.#coming.slugOf(exam.code)]));
    const { free, taken } = this.#coming.withFreeAddress(this.#late);
    for (const { row, owner } of taken)
      this.#refuse(row.line, row.exam.code, [
        { column: 'direccion_web', reason: 'slug-of-another', value: `${row.exam.slug} (${owner})` },
      ]);
    for (const { exam } of free) this.#coming.claim(exam);
    const findings = Map.groupBy(this.#coming.findings(this.#to.openingHours), ({ exam }) => exam);
    const good = free.filter((one) => !this.#refusedBy(findings.get(one.exam.code) ?? [], one));
    this.#tellOfOthers([...findings.values()].flat());
    const moved = good.map(({ exam }) => exam).filter(({ code, slug }) => (former.get(code) ?? slug) !== slug);
    const movedCodes = moved.map(({ code }) => code);
    await releaseAddresses(this.#db, movedCodes);
    for (let from = 0; from < good.length; from += ROWS_AT_ONCE) {
      await this.#write(good.slice(from, from + ROWS_AT_ONCE).map(({ exam }) => exam));
    }
  }

  /** Panels that the file does not bring, and that do not hold together any more. */
  #tellOfOthers(findings: readonly Finding[]): void {
    for (const finding of findings) if (!this.#lines.has(finding.exam)) this.#warn(finding, null);
  }

  async #write(exams: readonly Exam[]): Promise<void> {
    const written = await writeDiffering(this.#db, exams);
    for (const how of ['added', 'changed', 'unchanged'] as const) this.#to.counts[how] += written[how];
  }

  #refuse(line: number, code: string, faults: readonly Omit<Notice, 'kind' | 'line' | 'code'>[]): void {
    this.#to.counts.refused++;
    for (const fault of faults) this.#to.tell({ kind: 'refused', line, code, ...fault });
  }

  #warn(finding: Finding, line: number | null): void {
    this.#to.counts.warnings++;
    this.#to.tell({ kind: 'warning', line, code: finding.exam, ...faultOf(finding) });
  }
}

const faultOf = ({ kind, path, reason, value }: Finding) => ({
  column: columnAt(path),
  reason: `${kind}/${reason}`,
  value,
});

import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { Acceptance } from '../exam-checks/accepted-findings.server.ts';
import { deleteAccepted } from '../exam-checks/accepted-store.server.ts';
import { checkCatalogue, type Finding } from '../exam-checks/catalogue-checks.ts';
import type { Exam } from '../exams/exam.ts';
import { referencesOf } from '../exams/exam-references.ts';
import { type ExamRelations, readExamsOf, releaseAddresses, writeExams } from '../exams/exam-store.server.ts';
import type { OpeningHours } from '../laboratory/laboratory.ts';
import { columnAt } from './column-lookup.ts';
import { copyOf } from './copied-text.ts';
import type { ImportCounts, Notice, ParsedRow } from './import-types.ts';
import { isWarning, ofOneExam } from './severity.ts';
import { StagedCatalogue } from './staged-catalogue.ts';
import { writeDiffering } from './write-differing.server.ts';

type Database = Kysely<Tables>;

/** An exam with its line in the file. */
interface LinedExam {
  line: number;
  exam: Exam;
}

interface Surroundings {
  openingHours: readonly OpeningHours[];
  tell: (notice: Notice) => void;
  counts: Omit<ImportCounts, 'written'>;
  acceptance: Acceptance;
}

const ROWS_AT_ONCE = 500;

/** One import, within its transaction. It stages the relations of every exam, and holds whole exams only in batches. */
export class ImportRun {
  readonly #db: Database;
  readonly #surroundings: Surroundings;
  readonly #staged: StagedCatalogue;
  /** The line of each exam code in the file. */
  readonly #lines = new Map<string, number>();
  /** Exams that depend on all others: panels, and exams with an address that belonged to another exam. */
  readonly #late: LinedExam[] = [];

  constructor(db: Database, relations: readonly ExamRelations[], surroundings: Surroundings) {
    this.#db = db;
    this.#surroundings = surroundings;
    this.#staged = new StagedCatalogue(relations);
  }

  /** Checks and writes the rows of a file. */
  async take(rows: AsyncIterable<ParsedRow>): Promise<void> {
    let ready: Exam[] = [];
    for await (const row of rows) {
      const exam = this.#admit(row);
      if (exam !== null) ready.push(exam);
      if (ready.length < ROWS_AT_ONCE) continue;
      await this.#write(ready);
      ready = [];
    }
    await this.#write(ready);
    await this.#writeLate();
  }

  /** Retires the exams that the file does not name. Nothing is deleted. */
  async retireMissing(): Promise<void> {
    const missing = this.#staged.offered().filter((code) => !this.#lines.has(code));
    for (let from = 0; from < missing.length; from += ROWS_AT_ONCE) {
      const exams = await readExamsOf(this.#db, missing.slice(from, from + ROWS_AT_ONCE));
      await writeExams(
        this.#db,
        [...exams.values()].map((exam) => ({ ...exam, status: 'retired', version: exam.version + 1 })),
      );
    }
    for (const code of missing) this.#staged.retire(code);
    this.#surroundings.counts.retired = missing.length;
    // The retirement may have taken a member from another exam.
    this.#tellOfOthers(this.#staged.findings(this.#surroundings.openingHours));
  }

  /** Returns the exam of a row if it can be written now, or null if it is refused or has to wait for the others. */
  #admit(row: ParsedRow): Exam | null {
    const code = 'exam' in row ? row.exam.code : row.code;
    const before = this.#lines.get(code);
    if (code !== '' && before === undefined) this.#lines.set(copyOf(code), row.line);
    if (!('exam' in row)) {
      this.#refuse(row.line, row.code, row.faults);
      return null;
    }
    const { line, exam } = row;
    if (before !== undefined) {
      this.#refuse(line, code, [{ column: 'codigo', reason: 'code-twice', value: `${code} (${before})` }]);
      return null;
    }
    const findings = checkCatalogue([exam], this.#surroundings.openingHours, ofOneExam);
    if (this.#refusedBy(findings, { line, exam })) return null;
    const owner = this.#staged.ownerOf(exam.slug);
    if (referencesOf(exam).length > 0 || (owner !== undefined && owner !== code)) {
      this.#late.push({ line, exam });
      return null;
    }
    this.#staged.claim(exam);
    return exam;
  }

  /** Whether findings refuse an exam. Reports the warnings. */
  #refusedBy(findings: readonly Finding[], { line, exam }: LinedExam): boolean {
    const errors = findings.filter((finding) => !isWarning(finding, exam.status));
    for (const finding of findings) if (!errors.includes(finding)) this.#warn(finding, line, exam);
    if (errors.length > 0) this.#refuse(line, exam.code, errors.map(faultOf));
    return errors.length > 0;
  }

  /** Writes the exams that waited, now that the codes and addresses of all others are known. */
  async #writeLate(): Promise<void> {
    const former = new Map(this.#late.map(({ exam }) => [exam.code, this.#staged.slugOf(exam.code)]));
    const { free, taken } = this.#staged.withFreeAddress(this.#late);
    for (const { row, owner } of taken)
      this.#refuse(row.line, row.exam.code, [
        { column: 'direccion_web', reason: 'slug-of-another', value: `${row.exam.slug} (${owner})` },
      ]);
    for (const { exam } of free) this.#staged.claim(exam);
    const findings = Map.groupBy(this.#staged.findings(this.#surroundings.openingHours), ({ exam }) => exam);
    const good = free.filter((one) => !this.#refusedBy(findings.get(one.exam.code) ?? [], one));
    this.#tellOfOthers([...findings.values()].flat());
    const moved = good.map(({ exam }) => exam).filter(({ code, slug }) => (former.get(code) ?? slug) !== slug);
    const movedCodes = moved.map(({ code }) => code);
    await releaseAddresses(this.#db, movedCodes);
    for (let from = 0; from < good.length; from += ROWS_AT_ONCE) {
      await this.#write(good.slice(from, from + ROWS_AT_ONCE).map(({ exam }) => exam));
    }
  }

  /** Reports panels outside the file that are no longer consistent. */
  #tellOfOthers(findings: readonly Finding[]): void {
    for (const finding of findings) if (!this.#lines.has(finding.exam)) this.#warn(finding, null, null);
  }

  /** Writes one batch, and drops the acceptances of sentences that it changes. */
  async #write(exams: readonly Exam[]): Promise<void> {
    await deleteAccepted(
      this.#db,
      exams.flatMap((exam) => this.#surroundings.acceptance.outdated(exam)),
    );
    const written = await writeDiffering(this.#db, exams);
    for (const how of ['added', 'changed', 'unchanged'] as const) this.#surroundings.counts[how] += written[how];
  }

  #refuse(line: number, code: string, faults: readonly Omit<Notice, 'kind' | 'line' | 'code'>[]): void {
    this.#surroundings.counts.refused++;
    for (const fault of faults) this.#surroundings.tell({ kind: 'refused', line, code, ...fault });
  }

  /** `exam` is null if the file does not have it: then only its relations were checked. */
  #warn(finding: Finding, line: number | null, exam: Exam | null): void {
    const acceptanceReason = exam && this.#surroundings.acceptance.reasonFor(finding, exam);
    if (acceptanceReason === null) {
      this.#surroundings.counts.warnings++;
      this.#surroundings.tell({ kind: 'warning', line, code: finding.exam, ...faultOf(finding) });
    } else {
      this.#surroundings.counts.accepted++;
      this.#surroundings.tell({ kind: 'accepted', line, code: finding.exam, ...faultOf(finding), acceptanceReason });
    }
  }
}

const faultOf = ({ kind, path, reason, value }: Finding) => ({
  column: columnAt(path),
  reason: `${kind}/${reason}`,
  value,
});

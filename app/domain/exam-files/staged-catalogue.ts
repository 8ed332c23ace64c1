import { checkCatalogue, type Finding } from '../exam-checks/catalogue-checks.ts';
import type { Exam } from '../exams/exam.ts';
import type { ExamRelations } from '../exams/exam-store.server.ts';
import type { OpeningHours } from '../laboratory/laboratory.ts';
import { copyOf } from './copied-text.ts';
import { betweenExams } from './severity.ts';

/** An address that belongs to another exam. */
export interface TakenAddress<Row> {
  row: Row;
  owner: string;
}

/** The staged catalog of an import. It holds only the part of each exam that others may refer to. */
export class StagedCatalogue {
  /** Relations by code. */
  readonly #relations: Map<string, ExamRelations>;
  /** The code of the exam that owns each address. */
  readonly #owners: Map<string, string>;

  constructor(relations: readonly ExamRelations[]) {
    this.#relations = new Map(relations.map((one) => [one.code, one]));
    this.#owners = new Map(relations.map(({ slug, code }) => [slug, code]));
  }

  /** The codes of the exams that are not retired. */
  offered = (): string[] =>
    [...this.#relations.values()].filter(({ status }) => status !== 'retired').map(({ code }) => code);
  slugOf = (code: string): string | undefined => this.#relations.get(code)?.slug;
  ownerOf = (slug: string): string | undefined => this.#owners.get(slug);

  /** Records the exam and its address, and frees its former address. */
  claim({ code, slug: read, status, members, equivalentTo }: Exam): void {
    const slug = copyOf(read);
    const former = this.slugOf(code);
    if (former !== undefined && this.#owners.get(former) === code) this.#owners.delete(former);
    this.#owners.set(slug, code);
    this.#relations.set(code, { code, slug, status, members, equivalentTo });
  }

  retire(code: string): void {
    const known = this.#relations.get(code);
    if (known) this.#relations.set(code, { ...known, status: 'retired' });
  }

  /**
   * Splits exams by whether their address is free after all of them have left their old ones. A refused exam keeps its old address, which
   * another may have claimed, so the loop repeats for the rest.
   */
  withFreeAddress<Row extends { exam: Exam }>(
    rows: readonly Row[],
  ): { free: readonly Row[]; taken: TakenAddress<Row>[] } {
    const turnedDown: TakenAddress<Row>[] = [];
    for (let placed = rows; ; ) {
      const leaving = new Set(placed.map(({ exam }) => exam.code));
      const owners = new Map([...this.#owners].filter(([, code]) => !leaving.has(code)));
      const free = placed.filter((row) => {
        const owner = owners.get(row.exam.slug);
        if (owner === undefined) owners.set(row.exam.slug, row.exam.code);
        else turnedDown.push({ row, owner });
        return owner === undefined;
      });
      if (free.length === placed.length) return { free, taken: turnedDown };
      placed = free;
    }
  }

  /** The findings that need the whole catalog. Their rules read only `ExamRelations`. */
  findings = (openingHours: readonly OpeningHours[]): Finding[] =>
    checkCatalogue([...this.#relations.values()] as unknown as Exam[], openingHours, betweenExams);
}

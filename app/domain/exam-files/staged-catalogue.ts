import { checkCatalogue, type Finding } from '../exam-checks/catalogue-checks.ts';
import type { Exam } from '../exams/exam.ts';
import type { ExamRelations } from '../exams/exam-store.server.ts';
import type { OpeningHours } from '../laboratory/laboratory.ts';
import { detached } from './detached-text.ts';
import { betweenExams } from './severity.ts';

/** An address that another exam has. */
export interface TakenAddress<Row> {
  row: Row;
  owner: string;
}

/** The catalogue as it will be when an import is done: of every exam no more than others may refer to. */
export class StagedCatalogue {
  /** By code. */
  readonly #relations: Map<string, ExamRelations>;
  /** Whose an address is. */
  readonly #owners: Map<string, string>;

  constructor(relations: readonly ExamRelations[]) {
    this.#relations = new Map(relations.map((one) => [one.code, one]));
    this.#owners = new Map(relations.map(({ slug, code }) => [slug, code]));
  }

  /** The codes of those that are not retired. */
  offered = (): string[] =>
    [...this.#relations.values()].filter(({ status }) => status !== 'retired').map(({ code }) => code);
  slugOf = (code: string): string | undefined => this.#relations.get(code)?.slug;
  ownerOf = (slug: string): string | undefined => this.#owners.get(slug);

  claim({ code, slug: read, status, members }: Exam): void {
    const slug = detached(read);
    const former = this.slugOf(code);
    if (former !== undefined && this.#owners.get(former) === code) this.#owners.delete(former);
    this.#owners.set(slug, code);
    this.#relations.set(code, { code, slug, status, members });
  }

  retire(code: string): void {
    const known = this.#relations.get(code);
    if (known) this.#relations.set(code, { ...known, status: 'retired' });
  }

  /**
   * Parts exams by whether their address is free once all of them have left theirs. Who is turned down keeps its own, which another may
   * have wanted: then all are asked again.
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

  /** What only all of them together can have wrong. These rules read of an exam what `ExamRelations` has. */
  findings = (openingHours: readonly OpeningHours[]): Finding[] =>
    checkCatalogue([...this.#relations.values()] as unknown as Exam[], openingHours, betweenExams);
}

import { createHash } from 'node:crypto';

import type { Exam } from '../exams/exam.ts';
import type { Finding } from './catalogue-checks.ts';
import { type FindingKind, sentenceRules } from './check-finding.ts';
import { textsOfExam } from './exam-texts.ts';

/** The laboratory's statement that a sentence is correct although a rule reports it, and why. */
export interface AcceptanceRequest {
  exam: string;
  rule: FindingKind;
  reason: string;
}

/** A request that matched a finding, for the sentence that the exam had then. */
export interface AcceptedFinding extends AcceptanceRequest {
  /** SHA-256 of the sentence in both languages: a changed sentence has another hash and is reported again. */
  sentenceHash: string;
}

/** Decides which findings of a run are accepted: by an earlier run, or by a request of this run. */
export class Acceptance {
  readonly #stored: ReadonlyMap<string, readonly AcceptedFinding[]>;
  readonly #requests: readonly AcceptanceRequest[];
  readonly #answered = new Set<AcceptanceRequest>();
  /** The findings that this run accepts for the first time. */
  readonly added: AcceptedFinding[] = [];

  constructor(stored: readonly AcceptedFinding[], requests: readonly AcceptanceRequest[]) {
    this.#stored = Map.groupBy(stored, ({ exam }) => exam);
    this.#requests = requests;
  }

  /** Returns why the finding is accepted, or null. Only the findings of sentence rules can be accepted. */
  reasonFor({ kind, path }: Pick<Finding, 'kind' | 'path'>, exam: Exam): string | null {
    if (!sentenceRules.includes(kind)) return null;
    const words = textsOfExam(exam).find((placed) => placed.path === path)?.words;
    if (!words) return null;
    const sentenceHash = hashOf(words);
    const request = this.#requests.find((one) => one.exam === exam.code && one.rule === kind);
    if (request) {
      this.#answered.add(request);
      this.added.push({ ...request, sentenceHash });
      return request.reason;
    }
    const stored = this.#stored.get(exam.code) ?? [];
    return stored.find((one) => one.rule === kind && one.sentenceHash === sentenceHash)?.reason ?? null;
  }

  /** The acceptances whose sentence the exam no longer has. */
  outdated(exam: Exam): AcceptedFinding[] {
    const stored = this.#stored.get(exam.code) ?? [];
    if (stored.length === 0) return [];
    const hashes = new Set(textsOfExam(exam).map(({ words }) => hashOf(words)));
    return stored.filter(({ sentenceHash }) => !hashes.has(sentenceHash));
  }

  /** The requests that matched no finding. */
  unanswered = (): AcceptanceRequest[] => this.#requests.filter((request) => !this.#answered.has(request));
}

const hashOf = ({ es, en }: { es: string; en: string }): string =>
  createHash('sha256')
    .update(JSON.stringify([es, en]))
    .digest('hex');

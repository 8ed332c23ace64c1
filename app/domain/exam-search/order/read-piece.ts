import { type CatalogueIndex, plainCode } from '../catalogue-index.ts';
import { findExams } from '../find-exams.ts';
import { wordsInName } from '../name-tokens.ts';
import type { SearchRecord } from '../search-record.ts';
import { namesInARow } from './names-in-a-row.ts';
import { exactReading, MAX_CHOICES, type Reading, type TextReading } from './readings.ts';

/**
 * Reads a piece of an order: one exam, several exams in a row, or possible exams. `beside` are the words of the whole order, which exclude
 * some meanings of an abbreviation.
 */
export function readPiece(index: CatalogueIndex, text: string, beside: ReadonlySet<string>): TextReading[] {
  const coded = readCode(index, text, beside);
  if (coded) return [{ text, reading: coded }];
  const readings = [withoutBrackets(text), text, text.replace(count, '')];
  const exact = readings.reduce<Reading | null>(
    (known, each) => known ?? exactReading(index, wordsInName(each), beside),
    null,
  );
  // 'TSH T4 libre' names both a panel and two exams.
  const row = exact === null || exact.exam?.isPackage ? namesInARow(index, withoutBrackets(text)) : null;
  const isRow = row?.every(({ reading }) => reading.exam) ?? false;
  if (exact && !isRow) return [{ text, reading: exact }];
  return row ?? [{ text, reading: { exam: null, choices: likely(index, text), isNamed: false } }];
}

/** The count before a name: '1 HEMOGRAMA' */
const count = /^\d{1,2}\s+(?=\p{L}{2})/u;

const withoutBrackets = (text: string): string => text.replace(/[([][^()[\]]*[)\]]?/g, ' ');

/** Reads a CUPS, LOINC, or own code; the words beside it decide between exams that share one. */
function readCode(index: CatalogueIndex, text: string, beside: ReadonlySet<string>): Reading | null {
  const codes = text.match(index.codePatterns.inText) ?? [];
  const code = codes.find((one) => index.byCode.has(plainCode(one)));
  if (code === undefined) return null;
  const having = (index.byCode.get(plainCode(code)) ?? []).flatMap((number) => index.records[number] ?? []);
  if (having.length === 0) return null;
  const words = wordsInName(text.replace(code, ' '));
  const named =
    exactReading(index, words, beside) ??
    exactReading(
      index,
      words.filter((word) => !/^\d+$/.test(word)),
      beside,
    );
  const meant = having.length === 1 ? having[0] : having.find((record) => record === named?.exam);
  const isOwn = having.filter(({ code: own }) => plainCode(own) === plainCode(code));
  const exam = isOwn[0] ?? meant ?? null;
  // If a code and a name denote different exams, the visitor must choose.
  if (exam && named?.exam && named.exam !== exam) return { exam: null, choices: [named.exam, exam], isNamed: true };
  return { exam, choices: exam ? [] : having.slice(0, MAX_CHOICES), isNamed: true };
}

const likely = (index: CatalogueIndex, text: string): SearchRecord[] =>
  findExams(index, text)
    .slice(0, MAX_CHOICES)
    .map(({ record }) => record);

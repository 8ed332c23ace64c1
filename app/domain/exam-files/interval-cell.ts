import type { Age, ReferenceInterval } from '../exams/component.ts';
import type { Words } from '../exams/localized-text.ts';
import { asWords, wordsInCell } from './cell-text.ts';
import { NUMBER, numberOf } from './cell-values.ts';
import { vocabularies } from './cell-vocabulary.ts';
import { CellRefusal, type OrRefusal } from './refusal.ts';

const { sex: sexes, source: sources } = vocabularies;

const number = `-?${NUMBER}`;
const age = String.raw`\d{1,3}\s?[dmya]`;
const interval = new RegExp(
  [
    String.raw`^(?:(?<sex>\p{L}+)\s+)?(?<from>${age})\s*[-–]\s*(?<to>${age})?\s+`,
    `(?:(?<bound>≥|>=|desde|from|≤|<=|hasta|to)\\s*(?<limit>${number})|(?<low>${number})\\s*[-–]\\s*(?<high>${number}))`,
    String.raw`(?:\s*\((?<condition>(?:\\.|[^\\)])*)\))?(?:\s*\{(?<source>[^}]+)\})?$`,
  ].join(''),
  'iu',
);
/** The words and signs of a lower limit. The others are those of an upper limit. */
const lowerBounds = ['≥', '>=', 'desde', 'from'];

/** Reads sex, ages, limits, condition, and source: 'F 18y- 12–16 (Fase lútea / Luteal phase) {who-anaemia-2024}' */
export function intervalOf(text: string): OrRefusal<ReferenceInterval> {
  const parts = interval.exec(text)?.groups;
  if (!parts) return new CellRefusal('not-an-interval', text);
  const sex = sexes.idOf(parts.sex ?? 'any');
  const source = sources.idOf(parts.source ?? 'general');
  if (sex === null) return new CellRefusal('unknown-word', parts.sex ?? '');
  if (source === null) return new CellRefusal('unknown-word', parts.source ?? '');
  const condition = parts.condition === undefined ? null : wordsInCell(parts.condition);
  if (parts.condition !== undefined && condition === null) return new CellRefusal('not-an-interval', parts.condition);
  return {
    sex,
    ageFrom: ageOf(parts.from ?? ''),
    ageTo: parts.to === undefined ? null : ageOf(parts.to),
    ...limitsOf(parts),
    condition,
    source,
  };
}

/** '18 a' → '18y': Spanish abbreviates years as 'a'. The expression allows no other letter. */
const ageOf = (text: string): Age => text.replace(/\s/g, '').toLowerCase().replace('a', 'y') as Age;

function limitsOf({ bound, limit, low, high }: Record<string, string | undefined>) {
  if (bound === undefined) return { low: limitValue(low), high: limitValue(high) };
  return lowerBounds.includes(bound.toLowerCase())
    ? { low: limitValue(limit), high: null }
    : { low: null, high: limitValue(limit) };
}

/** The number of a limit; the expression above guarantees that it is one. */
function limitValue(digits = ''): number | null {
  const read = numberOf(digits);
  return read instanceof CellRefusal ? null : read;
}

/** The inverse of `intervalOf`. */
export function asInterval({ sex, ageFrom, ageTo, low, high, condition, source }: ReferenceInterval): string {
  return [
    ...(sex === 'any' ? [] : [sexes.spanish[sex]]),
    `${ageFrom}-${ageTo ?? ''}`,
    asLimits(low, high),
    ...(condition === null ? [] : [`(${asCondition(condition)})`]),
    ...(source === 'general' ? [] : [`{${sources.spanish[source]}}`]),
  ].join(' ');
}

function asLimits(low: number | null, high: number | null): string {
  if (low === null) return `≤ ${high}`;
  return high === null ? `≥ ${low}` : `${low}–${high}`;
}

const asCondition = (words: Words): string => asWords(words, '|;()');

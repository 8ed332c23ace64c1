import type { Age, ReferenceInterval } from '../exams/component.ts';
import type { Words } from '../exams/localized-text.ts';
import { asWords, wordsInCell } from './cell-text.ts';
import { NUMBER, numberOf } from './cell-values.ts';
import { vocabularies } from './cell-vocabulary.ts';
import { type Read, RowRefusal } from './refusal.ts';

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
const lower = ['≥', '>=', 'desde', 'from'];

/** 'F 18y- 12–16 (Fase lútea / Luteal phase) {who-anaemia-2024}': sex, ages, limits, condition, source. */
export function intervalOf(text: string): Read<ReferenceInterval> {
  const parts = interval.exec(text)?.groups;
  if (!parts) return new RowRefusal('not-an-interval', text);
  const sex = sexes.idOf(parts.sex ?? 'any');
  const source = sources.idOf(parts.source ?? 'general');
  if (sex === null) return new RowRefusal('unknown-word', parts.sex ?? '');
  if (source === null) return new RowRefusal('unknown-word', parts.source ?? '');
  const condition = parts.condition === undefined ? null : wordsInCell(parts.condition);
  if (parts.condition !== undefined && condition === null) return new RowRefusal('not-an-interval', parts.condition);
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
  if (bound === undefined) return { low: known(low), high: known(high) };
  return lower.includes(bound.toLowerCase()) ? { low: known(limit), high: null } : { low: null, high: known(limit) };
}

/** The expression guarantees a number. */
function known(digits = ''): number | null {
  const read = numberOf(digits);
  return read instanceof RowRefusal ? null : read;
}

export function asInterval({ sex, ageFrom, ageTo, low, high, condition, source }: ReferenceInterval): string {
  const limits = low === null ? `≤ ${high}` : high === null ? `≥ ${low}` : `${low}–${high}`;
  return [
    ...(sex === 'any' ? [] : [sexes.spanish[sex]]),
    `${ageFrom}-${ageTo ?? ''}`,
    limits,
    ...(condition === null ? [] : [`(${asCondition(condition)})`]),
    ...(source === 'general' ? [] : [`{${sources.spanish[source]}}`]),
  ].join(' ');
}

const asCondition = (words: Words): string => asWords(words, '|;()');

import type { Component } from '../exams/component.ts';
import { asWords, escaped, slugOf, splitOn, unescaped, wordsInCell } from './cell-text.ts';
import { asInterval, intervalOf } from './interval-cell.ts';
import { allOrRefusal, CellRefusal, type OrRefusal } from './refusal.ts';

/**
 * Reads the components of a cell: 'haemoglobin = Hemoglobina / Haemoglobin [g/dL, 1 decimal, LOINC 718-7]: F 18y- 12–16; M 18y- 13.5–17.5 |
 * …'
 */
export const componentsOf = (cell: string): OrRefusal<Component[]> => allOrRefusal(splitOn(cell, '|').map(componentOf));

function componentOf(text: string): OrRefusal<Component> {
  const parts = partsOf(text);
  if (parts === null) return new CellRefusal('not-a-component', text);
  const named = splitOn(parts.head, '=');
  const name = wordsInCell(named.at(-1) ?? '');
  const expected = parts.rest === '' ? null : wordsInCell(parts.rest);
  if (name === null || named.length > 2) return new CellRefusal('not-a-component', parts.head);
  const id = named.length === 2 ? unescaped(named[0] ?? '') : slugOf(name.es);
  const { unit, decimals, loinc } = measureOf(parts.measure);
  if (unit === null) {
    if (parts.rest !== '' && expected === null) return new CellRefusal('not-a-component', parts.rest);
    return { id, name, loinc, unit, decimals, intervals: [], expected };
  }
  const intervals = allOrRefusal(splitOn(parts.rest, ';').map(intervalOf));
  return intervals instanceof CellRefusal ? intervals : { id, name, loinc, unit, decimals, intervals, expected: null };
}

/** The text before, in, and after the brackets. A unit may have brackets, too: 'm[IU]/mL'. */
function partsOf(text: string): { head: string; measure: string; rest: string } | null {
  const open = find(text, 0, '[:');
  if (open < 0) return { head: text, measure: '', rest: '' };
  if (text[open] === ':') return { head: text.slice(0, open).trim(), measure: '', rest: text.slice(open + 1).trim() };
  let depth = 1;
  let at = open;
  while (depth > 0) {
    at = find(text, at + 1, '[]');
    if (at < 0) return null;
    depth += text[at] === '[' ? 1 : -1;
  }
  const after = text.slice(at + 1).trim();
  // Only a colon may follow the brackets.
  if (after !== '' && !after.startsWith(':')) return null;
  return {
    head: text.slice(0, open).trim(),
    measure: text.slice(open + 1, at).trim(),
    rest: after.slice(1).trimStart(),
  };
}

/** The first unescaped position of one of these characters, or -1. */
function find(text: string, from: number, chars: string): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (chars.includes(text.charAt(at))) return at;
  }
  return -1;
}

/** Parses 'g/dL, 1 decimal, LOINC 718-7' from the end, because the annotation of a unit may contain a comma. */
function measureOf(text: string): Pick<Component, 'unit' | 'decimals' | 'loinc'> {
  const [codeAll = '', loinc = null] = /(?:^|,\s*)LOINC\s+([\w-]+)$/i.exec(text) ?? [];
  const measure = text.slice(0, text.length - codeAll.length);
  const [decimalsAll = '', decimals = null] =
    /(?:^|,\s*)(\d+)\s*(?:decimales|decimals|decimal|dec)$/i.exec(measure) ?? [];
  const unit = unescaped(measure.slice(0, measure.length - decimalsAll.length).trim());
  return { unit: unit === '' ? null : unit, decimals: decimals === null ? null : Number(decimals), loinc };
}

/** The inverse of `componentsOf`. */
export const asComponents = (components: readonly Component[]): string => components.map(asComponent).join(' | ');

function asComponent({ id, name, loinc, unit, decimals, intervals, expected }: Component): string {
  const measure = [
    ...(unit === null ? [] : [escaped(unit, '|')]),
    ...(decimals === null ? [] : [`${decimals} ${decimals === 1 ? 'decimal' : 'decimales'}`]),
    ...(loinc === null ? [] : [`LOINC ${loinc}`]),
  ].join(', ');
  const rest = expected === null ? intervals.map(asInterval).join('; ') : asWords(expected, '|');
  return `${id} = ${asWords(name, '|=[:')}${measure === '' ? '' : ` [${measure}]`}${rest === '' ? '' : `: ${rest}`}`;
}

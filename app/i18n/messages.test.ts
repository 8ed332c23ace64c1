import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import en from '../../messages/en.json' with { type: 'json' };
import es from '../../messages/es.json' with { type: 'json' };

// The compiler falls back to Spanish in silence where an English message is missing; these tests do not.
const { $schema: _es, ...spanish } = es;
const { $schema: _en, ...english } = en;
const keys = Object.keys(spanish) as (keyof typeof spanish)[];

/** Messages that are the same in both languages, and why. */
const alike: Record<string, string> = {
  nav_blog: 'the word is the same in both languages',
  phone_dialog_whatsapp: 'a name',
  api_page_name: 'the word is the same in both languages',
  hours_line: 'holds values only',
  catalogue_specimen_semen: 'the word is the same in both languages',
  exam_leave_alcohol: 'the word is the same in both languages',
  exam_type_semen: 'the word is the same in both languages',
  exam_type_saliva: 'the word is the same in both languages',
  risk_has_anaemia: 'the word is the same in both languages',
  risk_error_line: 'holds values only',
  risk_no: 'the word is the same in both languages',
  risk_unit_pounds: 'the symbol is the same in both languages',
  list_total_text: 'the laboratory reads the message, in Spanish',
  draft_name: 'the laboratory reads the draft, in Spanish',
  draft_phone: 'the laboratory reads the draft, in Spanish',
  draft_email: 'the laboratory reads the draft, in Spanish',
  draft_service: 'the laboratory reads the draft, in Spanish',
  draft_message: 'the laboratory reads the draft, in Spanish',
};

test('both languages have the same messages, in the same order', () => {
  expect(Object.keys(english)).toEqual(keys);
  expect(keys.length).toBeGreaterThan(100);
});

describe('each message', () => {
  test.each(keys)('%s', (key) => {
    const [inSpanish, inEnglish] = [spanish[key], english[key]];
    for (const text of [inSpanish, inEnglish]) {
      expect(text).toEqual(expect.any(String));
      expect(text.trim()).not.toBe('');
      expect(text).toBe(text.trim());
    }
    expect(parametersOf(inEnglish)).toEqual(parametersOf(inSpanish));
    if (alike[key]) expect(inEnglish).toBe(inSpanish);
    else expect(inEnglish).not.toBe(inSpanish);
  });
});

test('every reason is still needed', () => {
  expect(Object.keys(alike).filter((key) => !keys.some((known) => known === key))).toEqual([]);
});

test('every message is used', () => {
  const sources = sourcesUnder(new URL('..', import.meta.url).pathname);
  expect(sources.length).toBeGreaterThan(50);
  const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
  const used = new Set([...text.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key));
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});

const parametersOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();

const sourcesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|\.d\.ts$|^i18n\/paraglide\//.test(file))
    .map((file) => join(folder, file));

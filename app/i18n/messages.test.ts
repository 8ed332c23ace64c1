import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { type Message, messageFolders, messagesIn } from '../../tests/support/message-files.ts';
import { m } from './paraglide/messages.js';

// The compiler falls back to Spanish silently if an English message is missing; these tests do not.
const messages = messageFolders.flatMap((folder) => {
  const english = new Map(messagesIn(folder, 'en').map((message) => [message.key, message]));
  return messagesIn(folder, 'es').map((es) => ({ folder, key: es.key, es, en: english.get(es.key) }));
});
const keys = messages.map(({ key }) => key);

/** Messages that are the same in both languages, with the reason. */
const alike: Record<string, string> = {
  list_strip_at: 'only a day and a time',
  document_type_cc: 'the name of a Colombian document',
  nav_blog: 'the word is the same in both languages',
  phone_dialog_whatsapp: 'a name',
  api_page_name: 'the word is the same in both languages',
  hours_line: 'holds values only',
  catalogue_specimen_semen: 'the word is the same in both languages',
  exam_leave_alcohol: 'the word is the same in both languages',
  exam_type_semen: 'the word is the same in both languages',
  exam_type_saliva: 'the word is the same in both languages',
  risk_has_anaemia: 'the word is the same in both languages',
  risk_findrisc_short: 'the word is the same in both languages',
  risk_error_line: 'holds values only',
  report_status_final: 'the word is the same in both languages',
  flag_normal: 'the word is the same in both languages',
  risk_no: 'the word is the same in both languages',
  useful_no: 'the word is the same in both languages',
  risk_unit_pounds: 'the symbol is the same in both languages',
  list_total_text: 'the laboratory reads the message, in Spanish',
  draft_name: 'the laboratory reads the draft, in Spanish',
  draft_phone: 'the laboratory reads the draft, in Spanish',
  draft_email: 'the laboratory reads the draft, in Spanish',
  draft_service: 'the laboratory reads the draft, in Spanish',
  draft_message: 'the laboratory reads the draft, in Spanish',
};

test.each(messageFolders)('both languages of messages/%s have the same messages, in the same order', (folder) => {
  const spanish = messagesIn(folder, 'es').map(({ key }) => key);
  expect(messagesIn(folder, 'en').map(({ key }) => key)).toEqual(spanish);
  expect(spanish.length).toBeGreaterThan(3);
});

test('the compiler reads every folder, and only one folder has each message', () => {
  const settings = JSON.parse(readFileSync('project.inlang/settings.json', 'utf8'));
  expect(settings['plugin.inlang.messageFormat'].pathPattern).toEqual(
    messageFolders.map((folder) => `./messages/${folder}/{locale}.json`),
  );
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  expect(keys.length).toBeGreaterThan(1000);
});

describe('each message', () => {
  test.each(messages)('$key', ({ key, es, en }) => {
    if (!en) throw new Error('it is missing in English');
    for (const text of [...textsOf(es), ...textsOf(en)]) {
      expect(text.trim()).not.toBe('');
      expect(text).toBe(text.trim());
    }
    expect(parametersOf(en)).toEqual(parametersOf(es));
    if (alike[key]) expect(en.texts).toEqual(es.texts);
    else expect(textsOf(en).filter((text) => textsOf(es).includes(text))).toEqual([]);
  });
});

test('every reason is still needed', () => {
  expect(Object.keys(alike).filter((key) => !keys.includes(key))).toEqual([]);
});

test('every message is used', () => {
  const sources = sourcesUnder(new URL('..', import.meta.url).pathname);
  expect(sources.length).toBeGreaterThan(50);
  const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
  const used = new Set([...text.matchAll(/\bm\.(\w+)/g)].map(([, key = '']) => key));
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});

describe('a message that counts', () => {
  const counting = messages.flatMap(({ es, en }) => (en ? [es, en] : [])).filter(({ texts }) => !('' in texts));

  test('has a text for one, and a text for every other number', () => {
    expect(counting.length).toBeGreaterThan(20);
    // Spanish has a third form, from a million on: without the asterisk a visitor would read the key.
    for (const { key, texts } of counting) expect(Object.keys(texts), key).toEqual(['plural=one', 'plural=*']);
  });

  // Plurals had two keys each ("exam_age_day" and "exam_age_days"), and every caller chose between them by itself.
  test('is one key: no caller chooses between two', () => {
    const choosing = sourcesUnder(new URL('..', import.meta.url).pathname).filter((file) =>
      /\b(count|length|[a-z]*s) [!=]== 1\s*\?\s*(m\.|one\()/.test(readFileSync(file, 'utf8')),
    );
    expect(choosing).toEqual([]);
  });

  test.each([
    [0, '0 exámenes', '0 tests'],
    [1, '1 examen', '1 test'],
    [2, '2 exámenes', '2 tests'],
    [1_000_000, '1000000 exámenes', '1000000 tests'],
  ])('%i', (count, es, en) => {
    expect(m.catalogue_count({ count }, { locale: 'es' })).toBe(es);
    expect(m.catalogue_count({ count }, { locale: 'en' })).toBe(en);
  });

  test('in Spanish the hour counts, too', () => {
    const due = { date: 'martes', time: '1:00 p. m.' };
    expect(m.exam_due({ ...due, hour: 1 }, { locale: 'es' })).toBe('martes antes de la 1:00 p. m.');
    expect(m.exam_due({ ...due, hour: 12 }, { locale: 'es' })).toBe('martes antes de las 1:00 p. m.');
  });
});

const textsOf = ({ texts }: Message): string[] => Object.values(texts);

/** Lists the parameters in the texts of a message. The text for one may omit the number. */
const parametersOf = (message: Message): string[] =>
  [
    ...new Set(textsOf(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))),
  ].sort();

const sourcesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|\.d\.ts$|^i18n\/paraglide\//.test(file))
    .map((file) => join(folder, file));

import { existsSync, globSync, readFileSync } from 'node:fs';

import { z } from 'zod';

import type { Locale } from '../../app/i18n/locale.ts';

/** A message with several texts, which Paraglide calls variants. */
const variants = z.tuple([
  z.strictObject({
    declarations: z.array(z.string()),
    selectors: z.array(z.string()),
    match: z.record(z.string(), z.string()),
  }),
]);
const messageFile = z.record(z.string(), z.union([z.string(), variants]));

/** A message of the interface texts, in one language. */
export interface Message {
  key: string;
  /** One text, or one for each variant, keyed by its condition: 'plural=one'. A message without variants has the condition ''. */
  texts: Record<string, string>;
  /** 'local plural = count: plural' */
  declarations: string[];
}

/** The folders of `messages/`, each named after the part of the app whose words it contains: 'site', 'domain'. */
export const messageFolders: readonly string[] = globSync('messages/*/es.json')
  .map((path) => path.replaceAll('\\', '/').split('/')[1] ?? '')
  .sort();

export const messagePath = (folder: string, locale: Locale): string => `messages/${folder}/${locale}.json`;

/** Reads the messages of a folder, in file order. Throws if the file breaks the format. */
export function messagesIn(folder: string, locale: Locale): Message[] {
  const path = messagePath(folder, locale);
  if (!existsSync(path)) return [];
  const { $schema: _, ...messages } = messageFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  return Object.entries(messages).map(([key, value]) =>
    typeof value === 'string'
      ? { key, texts: { '': value }, declarations: [] }
      : { key, texts: value[0].match, declarations: value[0].declarations },
  );
}

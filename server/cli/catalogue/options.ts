import { parseArgs } from 'node:util';

import type { ReportLanguage } from '../../../app/features/catalogue/import/report-words.ts';
import { SetupError } from '../dependencies.mjs';

const usages = {
  'catalogue:import': `npm run catalogue:import -- FILE [--map columns.json] [--dry-run] [--partial] [--retire-missing] [--report FILE.csv] [--lang es|en]
npm run catalogue:import -- --template FILE.csv|FILE.xlsx`,
  'catalogue:export': 'npm run catalogue:export -- FILE.csv|FILE.xlsx [--lang es|en]',
  'catalogue:check': 'npm run catalogue:check -- [FILE] [--map columns.json] [--report FILE.csv] [--lang es|en]',
};
export type CatalogueCommand = keyof typeof usages;

const flags = {
  map: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  partial: { type: 'boolean', default: false },
  'retire-missing': { type: 'boolean', default: false },
  template: { type: 'string' },
  report: { type: 'string' },
  lang: { type: 'string', default: 'es' },
} as const;

const allowed: Readonly<Record<CatalogueCommand, readonly string[]>> = {
  'catalogue:import': Object.keys(flags),
  'catalogue:export': ['lang'],
  'catalogue:check': ['map', 'report', 'lang'],
};

/** The file and the options of a command. Throws `SetupError` with how it is written. */
export function readCatalogueArguments(command: CatalogueCommand, args: string[]) {
  const { values, positionals, given } = parsed(command, args);
  const { lang } = values;
  if (positionals.length > 1 || given.some((name) => !allowed[command].includes(name)) || !isLanguage(lang))
    throw new SetupError(usages[command]);
  const needsFile = command === 'catalogue:export' || (command === 'catalogue:import' && values.template === undefined);
  const [file = null] = positionals;
  if (needsFile && file === null) throw new SetupError(usages[command]);
  return { ...values, lang, file };
}

function parsed(command: CatalogueCommand, args: string[]) {
  try {
    const { values, positionals, tokens } = parseArgs({ args, options: flags, allowPositionals: true, tokens: true });
    const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    return { values, positionals, given };
  } catch (error) {
    throw new SetupError(`${error instanceof Error ? error.message : String(error)}\n\n${usages[command]}`);
  }
}

const isLanguage = (text: string): text is ReportLanguage => text === 'es' || text === 'en';

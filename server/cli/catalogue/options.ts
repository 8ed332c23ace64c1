import { parseArgs } from 'node:util';
import type { Locale } from '../../../app/i18n/locale.ts';

import { SetupError } from '../dependencies.mjs';

const usages = {
  'catalogue:import': `npm run catalogue:import -- FILE [--map columns.json] [--dry-run] [--partial] [--retire-missing] [--accept FILE.csv] [--report FILE.csv] [--lang es|en]
npm run catalogue:import -- --template FILE.csv|FILE.xlsx`,
  'catalogue:export': 'npm run catalogue:export -- FILE.csv|FILE.xlsx [--lang es|en]',
  'catalogue:check':
    'npm run catalogue:check -- [FILE] [--map columns.json] [--accept FILE.csv] [--report FILE.csv] [--lang es|en]',
};
export type CatalogueCommand = keyof typeof usages;

/** The options of all catalog commands. */
const flags = {
  map: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  partial: { type: 'boolean', default: false },
  'retire-missing': { type: 'boolean', default: false },
  template: { type: 'string' },
  accept: { type: 'string' },
  report: { type: 'string' },
  lang: { type: 'string', default: 'es' },
} as const;

/** The options of each command. */
const allowed: Readonly<Record<CatalogueCommand, readonly string[]>> = {
  'catalogue:import': Object.keys(flags),
  'catalogue:export': ['lang'],
  'catalogue:check': ['map', 'accept', 'report', 'lang'],
};

/** The messages of usage errors, in Spanish and English. */
const mistakes = {
  option: ['No existe esta opción, o le falta su valor:', 'The option does not exist, or its value is missing:'],
  'other-option': ['Esta opción es de otro comando:', 'This option belongs to another command:'],
  language: ['--lang es «es» o «en», no', '--lang is “es” or “en”, not'],
  'no-file': ['Falta el nombre del archivo.', 'The file name is missing.'],
  'two-files': ['Nombre un solo archivo; sobra', 'Name only one file; extra:'],
} as const;

/** Parses the file and the options of a command. Throws `SetupError` with the mistake and the usage. */
export function readCatalogueArguments(command: CatalogueCommand, args: string[]) {
  const language = languageOf(args);
  const refuse = (mistake: keyof typeof mistakes, what = ''): never => {
    const says = mistakes[mistake][language === 'es' ? 0 : 1];
    throw new SetupError(`${says}${what === '' ? '' : ` ${what}`}\n\n${usages[command]}`);
  };
  const { values, positionals, given } = parsed(args, (what) => refuse('option', what));
  const { lang } = values;
  const others = given.find((name) => !allowed[command].includes(name));
  if (others !== undefined) refuse('other-option', `--${others}`);
  if (!isLanguage(lang)) return refuse('language', lang);
  const [file = null, more] = positionals;
  if (more !== undefined) refuse('two-files', more);
  const needsFile = command === 'catalogue:export' || (command === 'catalogue:import' && values.template === undefined);
  if (needsFile && file === null) refuse('no-file');
  return { ...values, lang, file };
}

/** The language for usage errors, even if the arguments cannot be parsed otherwise. */
const languageOf = (args: readonly string[]): Locale =>
  args.includes('--lang=en') || args[args.indexOf('--lang') + 1] === 'en' ? 'en' : 'es';

/** Parses the arguments. `given` names the options that they contain. */
function parsed(args: string[], refuse: (what: string) => never) {
  try {
    const { values, positionals, tokens } = parseArgs({ args, options: flags, allowPositionals: true, tokens: true });
    const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    return { values, positionals, given };
  } catch (error) {
    // Node puts the option in quotation marks.
    return refuse(/'(-[^' =]*)/.exec(String(error))?.[1] ?? String(error));
  }
}

const isLanguage = (text: string): text is Locale => text === 'es' || text === 'en';

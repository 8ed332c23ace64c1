import { parseArgs } from 'node:util';
import type { Locale } from '../../../app/i18n/locale.ts';
import { demonstrationKey } from '../../../db/seed/results/demonstration-messages.ts';
import { SetupError } from '../dependencies.mjs';
import { simulateWords } from './simulate-words.ts';

const flags = {
  days: { type: 'string', default: '30' },
  patients: { type: 'string', default: '2000' },
  seed: { type: 'string', default: '1' },
  connections: { type: 'string', default: '4' },
  'per-second': { type: 'string' },
  url: { type: 'string', default: `http://localhost:${process.env.PORT ?? '3000'}` },
  key: { type: 'string' },
  mllp: { type: 'string' },
  lang: { type: 'string', default: 'es' },
} as const;

export interface SimulateOptions {
  days: number;
  patients: number;
  seed: number;
  connections: number;
  perSecond: number | null;
  target: { kind: 'http'; site: string; key: string } | { kind: 'mllp'; host: string; port: number };
  lang: Locale;
}

/** Reads the options of `npm run simulate`. Throws `SetupError` with one mistake. */
export function readSimulateOptions(args: string[]): SimulateOptions {
  const values = parsed(args);
  const { lang } = values;
  if (lang !== 'es' && lang !== 'en') throw new SetupError(simulateWords.es.language);
  const number = (name: 'days' | 'patients' | 'seed' | 'connections' | 'per-second'): number => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < 1) throw new SetupError(simulateWords[lang].number(name));
    return value;
  };
  return {
    lang,
    days: number('days'),
    patients: number('patients'),
    seed: number('seed'),
    connections: number('connections'),
    perSecond: values['per-second'] === undefined ? null : number('per-second'),
    target: values.mllp === undefined ? httpTarget(values.url, values.key, lang) : mllpTarget(values.mllp, lang),
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: flags }).values;
  } catch {
    throw new SetupError(simulateWords[args.includes('en') || args.includes('--lang=en') ? 'en' : 'es'].option);
  }
}

/** The demonstration's key is known to everybody, so it serves only for a site on this machine. */
function httpTarget(url: string, key: string | undefined, lang: Locale): SimulateOptions['target'] {
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(url)?.hostname ?? '');
  if (key === undefined && !isHere) throw new SetupError(simulateWords[lang].key);
  return { kind: 'http', site: url.replace(/\/$/, ''), key: key ?? demonstrationKey };
}

function mllpTarget(text: string, lang: Locale): SimulateOptions['target'] {
  const [, host, port] = /^(.+):(\d+)$/.exec(text) ?? [];
  if (host === undefined) throw new SetupError(simulateWords[lang].target);
  return { kind: 'mllp', host, port: Number(port) };
}

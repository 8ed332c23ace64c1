import type { Locale } from '../../../app/i18n/locale.ts';
import type { SentCounts } from './send-messages.ts';

const usage =
  'npm run simulate -- [--days 30] [--patients 2000] [--seed 1] [--url http://localhost:3000] [--key KEY] [--mllp HOST:PORT] [--connections 4] [--per-second N] [--lang es|en]';

const list = ({ answers }: SentCounts): string =>
  Object.entries(answers)
    .map(([code, count]) => `${code} ${count}`)
    .join(' · ');

/** The sentences of `npm run simulate`. */
export const simulateWords = {
  es: {
    option: `No existe esta opción, o le falta su valor.\n\n${usage}`,
    number: (name: string) => `--${name} es un número entero mayor que cero.\n\n${usage}`,
    language: '--lang es «es» o «en».',
    target: '--mllp se escribe como servidor:puerto, por ejemplo localhost:2575.',
    key: 'Falta --key: un sitio que no está en este equipo no conoce la clave de la demostración.',
    unreachable: (where: string, why: string) => `No se pudo enviar a ${where}: ${why}`,
    making: (messages: number, patients: number, days: number) =>
      `${messages} mensajes de ${patients} pacientes en ${days} ${days === 1 ? 'día' : 'días'}.`,
    summary: (counts: SentCounts) =>
      `Enviados en ${counts.seconds.toFixed(1)} s. Respuestas: ${list(counts)}. Contra lo esperado: ${counts.surprises}.`,
  },
  en: {
    option: `The option does not exist, or its value is missing.\n\n${usage}`,
    number: (name: string) => `--${name} is a whole number above zero.\n\n${usage}`,
    language: '--lang is “es” or “en”.',
    target: '--mllp has the form host:port, for example localhost:2575.',
    key: 'Add --key: a site on another machine does not know the key of the demonstration.',
    unreachable: (where: string, why: string) => `Nothing could be sent to ${where}: ${why}`,
    making: (messages: number, patients: number, days: number) =>
      `${messages} messages of ${patients} patients in ${days} ${days === 1 ? 'day' : 'days'}.`,
    summary: (counts: SentCounts) =>
      `Sent in ${counts.seconds.toFixed(1)} s. Answers: ${list(counts)}. Unexpected: ${counts.surprises}.`,
  },
} as const satisfies Record<Locale, Record<string, string | ((...values: never[]) => string)>>;

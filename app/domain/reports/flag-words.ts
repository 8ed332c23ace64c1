import { m } from '../../i18n/paraglide/messages.js';
import type { FlagLevel } from './result-flag.ts';

/** 'slightly-high' → 'un poco alto' */
export const flagWords = {
  inside: m.result_flag_inside,
  'slightly-low': m.result_flag_slightly_low,
  'slightly-high': m.result_flag_slightly_high,
  low: m.result_flag_low,
  high: m.result_flag_high,
  outside: m.result_flag_outside,
  'soon-low': m.result_flag_soon_low,
  'soon-high': m.result_flag_soon_high,
  soon: m.result_flag_soon,
  ask: m.result_flag_ask,
} as const satisfies Record<FlagLevel, unknown>;

/** ('ask', 'doctor') → 'sin clasificar': the words for patients send them to their doctor. */
export const flagWordsFor = (level: FlagLevel, reader: 'patient' | 'doctor'): string =>
  level === 'ask' && reader === 'doctor' ? m.result_flag_unread() : flagWords[level]();

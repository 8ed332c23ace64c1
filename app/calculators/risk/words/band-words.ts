import type { FindriscBand } from '../../../domain/risk/scores/findrisc.ts';
import type { HeartsBand } from '../../../domain/risk/scores/hearts.ts';
import type { Together } from '../../../domain/risk/what-if.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import type { ChangeWords } from './answer-words.ts';

/** The bands in a word: in a file, beside a change, and on the scale. */
export const heartsBandNames = {
  low: m.risk_band_low,
  moderate: m.risk_band_moderate,
  high: m.risk_band_high,
  'very-high': m.risk_band_very_high,
  critical: m.risk_band_critical,
} as const satisfies Record<HeartsBand, () => string>;

export const findriscBandNames = {
  low: m.risk_band_low,
  'slightly-elevated': m.risk_band_slightly_elevated,
  moderate: m.risk_band_moderate,
  high: m.risk_band_high,
  'very-high': m.risk_band_very_high,
} as const satisfies Record<FindriscBand, () => string>;

const bandNames: Readonly<Record<string, () => string>> = { ...heartsBandNames, ...findriscBandNames };

/** ('very-high') → 'muy alto' · ('G3a') → 'G3a' */
export const bandName = (band: string): string => bandNames[band]?.() ?? band;

/** The words of all changes together, with those that the score itself has for a result. */
export const togetherWords = <Band extends string>(
  together: Together<Band> | null,
  reached: (result: Together<Band>) => Omit<ChangeWords, 'factor' | 'what'>,
): ChangeWords | null =>
  together && { factor: m.risk_changes_together(), what: m.risk_changes_together_what(), ...reached(together) };

import type { ConsentCategory, ConsentChoice } from '../../views/consent/consent-preference.ts';

/** The signals of Google's consent mode that each category governs (clause S4.06). */
const signalsOf = {
  analytics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
  functional: ['functionality_storage', 'personalization_storage'],
} as const satisfies Record<ConsentCategory, readonly string[]>;

type Signal = (typeof signalsOf)[ConsentCategory][number];
type Signals = Record<Signal, 'granted' | 'denied'>;

/** How long the tag waits for the stored preference before it applies the default (clause S9.01). */
const WAIT_FOR_UPDATE_MS = 500;

/** Translates a choice to the signals of Google's consent mode: { analytics: true, … } → { analytics_storage: 'granted', … } */
export function consentSignals(choice: ConsentChoice): Signals {
  const signals = Object.entries(signalsOf).flatMap(([category, names]) =>
    // The table's keys are the categories.
    names.map((name) => [name, choice[category as ConsentCategory] ? 'granted' : 'denied']),
  );
  return Object.fromEntries(signals);
}

/** The signals declared before anything else: all granted (decision D7). */
export const defaultSignals = (): Signals & { wait_for_update: number } => ({
  ...consentSignals({ analytics: true, marketing: true, functional: true }),
  wait_for_update: WAIT_FOR_UPDATE_MS,
});

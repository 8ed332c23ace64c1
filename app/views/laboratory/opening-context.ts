import { createContext, use } from 'react';

import type { OpeningDay, WallClock } from '../../domain/laboratory/opening-hours.ts';

/** The laboratory's next days, and its wall clock when the page was rendered. */
export interface OpeningCalendar {
  days: readonly OpeningDay[];
  now: WallClock;
  /** The same instant, in epoch milliseconds. */
  madeAt: number;
  /** The instant, in epoch milliseconds, until which the page's statement stays true. */
  trueUntil: number;
}

const OpeningContext = createContext<OpeningCalendar | null>(null);
/** Gives the opening calendar to the components below it. */
export const OpeningProvider = OpeningContext.Provider;

/** The opening calendar of the page; null on an error screen before any loader has run. */
export const useOpeningCalendar = (): OpeningCalendar | null => use(OpeningContext);

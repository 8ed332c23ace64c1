import { createContext, use } from 'react';

import type { OpeningDay, WallClock } from '../../domain/laboratory/opening-hours.ts';

/** The laboratory's next days and the time on its wall when the page was made. */
export interface OpeningCalendar {
  days: readonly OpeningDay[];
  now: WallClock;
  /** The same instant, in epoch milliseconds. */
  madeAt: number;
  /** Epoch milliseconds until which what the page says of it is true. */
  trueUntil: number;
}

const OpeningContext = createContext<OpeningCalendar | null>(null);
export const OpeningProvider = OpeningContext.Provider;

export const useOpeningCalendar = (): OpeningCalendar | null => use(OpeningContext);

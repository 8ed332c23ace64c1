import { createContext, use, useEffect, useState } from 'react';

import { type OpeningDay, type WallClock, wallClock } from './opening-hours.ts';

/** The laboratory's next days and the time on its wall when the page was made. */
export interface OpeningCalendar {
  days: readonly OpeningDay[];
  now: WallClock;
  timeZone: string;
  /** Epoch milliseconds until which what the page says of it is true. */
  trueUntil: number;
}

const OpeningContext = createContext<OpeningCalendar | null>(null);
export const OpeningProvider = OpeningContext.Provider;

const MINUTE_MS = 60_000;

/** The calendar with the time now: the page's own while it hydrates, then the visitor's clock, minute by minute. */
export function useOpeningCalendar(): OpeningCalendar | null {
  const calendar = use(OpeningContext);
  const [now, setNow] = useState<WallClock | null>(null);
  const timeZone = calendar?.timeZone;

  // Time passes outside React: a page that stays open must not keep saying "open".
  useEffect(() => {
    if (!timeZone) return;
    const read = () => setNow(wallClock(new Date(), timeZone));
    read();
    const timer = setInterval(read, MINUTE_MS);
    return () => clearInterval(timer);
  }, [timeZone]);

  return calendar && { ...calendar, now: now ?? calendar.now };
}

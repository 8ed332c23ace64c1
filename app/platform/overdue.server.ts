import type { RouterContextProvider } from 'react-router';

import type { Catalogue } from '../domain/exams/catalogue.ts';
import { isDue } from '../domain/handover/handover.ts';
import { wallClock } from '../domain/laboratory/opening-hours.ts';
import { promiseFor } from '../domain/promise/result-promise.ts';
import type { IsOverdue } from '../domain/release/waiting-reports.server.ts';
import { calendarOf } from './calendar.server.ts';
import { servicesContext } from './services.ts';

/** Whether the promised date of an exam has passed, by the laboratory's calendar. Computed once for each exam and instant. */
export function overdueIn(context: Readonly<RouterContextProvider>, byCode: Catalogue['byCode']): IsOverdue {
  const services = context.get(servicesContext);
  const { timeZone } = services.laboratory;
  const calendar = calendarOf(services);
  const at = wallClock(services.now(), timeZone);
  const known = new Map<string, boolean>();
  const compute = (code: string, collectedAt: string): boolean => {
    const exam = byCode.get(code);
    if (!exam || Number.isNaN(Date.parse(collectedAt))) return false;
    const promise = promiseFor(exam, wallClock(new Date(collectedAt), timeZone), calendar);
    return promise.state === 'promised' && isDue(promise.due, at);
  };
  return (code, collectedAt) => {
    const key = `${code} ${collectedAt}`;
    const overdue = known.get(key) ?? compute(code, collectedAt);
    known.set(key, overdue);
    return overdue;
  };
}

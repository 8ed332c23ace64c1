import { isRouteErrorResponse } from 'react-router';

import { describeFault } from '../features/analytics/exceptions.ts';

const FRAME = /^\s+at /;

/**
 * What the log says of a fault: its kind, its message without what it quotes, and where in the program it was. Null for what is a
 * visitor's mistake: anybody can make one, as often as they like. No address: it may say what somebody fears.
 */
export function faultReport(error: unknown): string | null {
  if (isRouteErrorResponse(error)) return error.status < 500 ? null : `A route answered ${error.status}`;
  if (!(error instanceof Error)) return `Something was thrown that is no Error: ${typeof error}`;
  const frames = (error.stack ?? '').split('\n').filter((line) => FRAME.test(line));
  return [`${error.name}: ${describeFault(error, true)}`, ...frames].join('\n');
}

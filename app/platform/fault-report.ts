import { isRouteErrorResponse } from 'react-router';

const FRAME = /^\s+at /;
/** 'ECONNREFUSED', 'SQLITE_BUSY', '57014' */
const CODE = /^[A-Z\d_]{2,40}$/;

export interface FaultReport {
  fault: string;
  /** Where in the program it was, the innermost first. */
  frames: readonly string[];
}

/**
 * What the log says of a fault: its kind and where in the program it was. Its message is left out, since it may quote what somebody
 * typed, and so is the address. Null for a visitor's mistake: anybody can make one, as often as they like.
 */
export function faultReport(error: unknown): FaultReport | null {
  if (isRouteErrorResponse(error)) return error.status < 500 ? null : reportOf(`A route answered ${error.status}`);
  if (!(error instanceof Error)) return reportOf(`Something was thrown that is no Error: ${typeof error}`);
  const code = 'code' in error && typeof error.code === 'string' && CODE.test(error.code) ? ` ${error.code}` : '';
  return reportOf(`${error.name}${code}`, framesOf(error));
}

const reportOf = (fault: string, frames: readonly string[] = []): FaultReport => ({ fault, frames });

/** The stack begins with the message, and a line of that may look like a frame. */
function framesOf({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message);
  const frames = start < 0 ? stack : stack.slice(start + message.length);
  return frames.split('\n').flatMap((line) => (FRAME.test(line) ? line.trim() : []));
}

/** Was it only that the visitor went away, or that the connection broke, while something was read or made? */
export const isAbort = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || (error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'));

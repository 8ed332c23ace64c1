import { isRouteErrorResponse } from 'react-router';

/** A line of a stack trace: '    at render (app/root.tsx:3:1)' */
const FRAME = /^\s+at /;
/** The code of an error of Node or of a database: 'ECONNREFUSED', 'SQLITE_BUSY', '57014' */
const CODE = /^[A-Z\d_]{2,40}$/;

/** The kind of a fault, and its place in the program. */
export interface FaultReport {
  /** The kind of the error, and its code: 'Error ECONNREFUSED'. */
  fault: string;
  /** The place in the program, innermost frame first. */
  frames: readonly string[];
}

/**
 * Returns the log entry of a thrown value: its kind and its place in the program. It omits the message, which may quote typed text, and the
 * address. Null for a visitor's mistake, because visitors can cause those without limit.
 */
export function faultReport(error: unknown): FaultReport | null {
  if (isRouteErrorResponse(error)) return error.status < 500 ? null : reportOf(`A route answered ${error.status}`);
  if (!(error instanceof Error)) return reportOf(`A value that is not an Error was thrown: ${typeof error}`);
  const code = 'code' in error && typeof error.code === 'string' && CODE.test(error.code) ? ` ${error.code}` : '';
  return reportOf(`${error.name}${code}`, framesOf(error));
}

const reportOf = (fault: string, frames: readonly string[] = []): FaultReport => ({ fault, frames });

/** The stack begins with the message, which may contain lines that look like frames. */
function framesOf({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message);
  const frames = start < 0 ? stack : stack.slice(start + message.length);
  return frames.split('\n').flatMap((line) => (FRAME.test(line) ? line.trim() : []));
}

/** Was the cause only that the visitor left, or that the connection broke, during the request? */
export const isAbort = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || (error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'));

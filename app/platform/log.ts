/** The events that an operator wants to know about. */
export type LogEvent =
  | 'request-failed'
  | 'request-refused'
  | 'request-aborted'
  | 'process-failed'
  | 'no-https'
  | 'database-without-tls';

type Level = 'info' | 'warn' | 'error';

/** All fields of a log line. This is an allowlist: no field holds an address, query, body, header or name. */
export interface LogFields {
  /** The id of the request, which its answer carries as `X-Request-Id`. */
  id?: string;
  status?: number;
  ms?: number;
  /** The pattern of the route: '/examenes-laboratorio/:slug', never the address. */
  route?: string;
  /** The visitor's network, as a hash that means nothing outside this process. */
  client?: string;
  fault?: string;
  frames?: readonly string[];
  /** The number of events that the line represents. */
  count?: number;
}

export interface Log {
  info: (event: LogEvent, fields?: LogFields) => void;
  warn: (event: LogEvent, fields?: LogFields) => void;
  error: (event: LogEvent, fields?: LogFields) => void;
  /** For events that visitors can cause without limit: one line a minute with their number. */
  count: (event: LogEvent) => void;
}

const LINES_PER_SECOND = 50;
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const MOST_FRAMES = 8;
const MAX_LINE_LENGTH = 150;

/**
 * Writes one line of JSON per event. Foreign text is always part of a JSON string, so its line breaks cannot start a line. A line has at
 * most 2 KB. An event gets 50 lines a second, then one line that counts the rest.
 */
export function createLog(write: (level: Level, line: string) => void, now: () => Date = () => new Date()): Log {
  const windows = new Map<LogEvent, { second: number; lines: number }>();
  const uncounted = new Map<LogEvent, number>();

  const put = (level: Level, event: LogEvent, fields: LogFields) => {
    write(level, lineOf({ time: now().toISOString(), level, event, ...fields }));
  };
  const addUp = (level: Level, event: LogEvent, withinMs: number) => {
    const before = uncounted.get(event) ?? 0;
    uncounted.set(event, before + 1);
    if (before > 0) return;
    setTimeout(() => {
      const count = uncounted.get(event) ?? 0;
      uncounted.delete(event);
      put(level, event, { count });
    }, withinMs).unref();
  };
  const say =
    (level: Level) =>
    (event: LogEvent, fields: LogFields = {}) => {
      const second = Math.floor(now().getTime() / SECOND_MS);
      const known = windows.get(event);
      const current = known?.second === second ? known : { second, lines: 0 };
      windows.set(event, current);
      current.lines += 1;
      if (current.lines <= LINES_PER_SECOND) put(level, event, fields);
      else addUp(level, event, SECOND_MS);
    };
  return {
    info: say('info'),
    warn: say('warn'),
    error: say('error'),
    count: (event) => addUp('info', event, MINUTE_MS),
  };
}

function lineOf({ fault, frames, ...rest }: LogFields & { time: string; level: Level; event: LogEvent }): string {
  const line = JSON.stringify({
    ...rest,
    ...(fault !== undefined && { fault: fault.slice(0, 2 * MAX_LINE_LENGTH) }),
    ...(frames && { frames: frames.slice(0, MOST_FRAMES).map((frame) => frame.slice(0, MAX_LINE_LENGTH)) }),
  });
  // JSON does not escape these, and some readers end a line at them.
  return line.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029').replaceAll('\u0085', '\\u0085');
}

/** The process's own log: faults and warnings go to standard error, the rest to standard output. */
export const log = createLog((level, line) => (level === 'info' ? console.info(line) : console.error(line)));

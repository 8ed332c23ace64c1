/** The names of the events in the log, for the operator. */
export type LogEvent =
  | 'request-failed'
  | 'request-refused'
  | 'request-aborted'
  | 'process-failed'
  | 'no-https'
  | 'database-without-tls'
  | 'mail-not-configured'
  | 'mail-given-up'
  | 'mail-late'
  | 'mail-failed'
  | 'placing-failed'
  | 'watching-failed'
  | 'releasing-failed'
  | 'mllp-refused'
  | 'mllp-failed'
  | 'mllp-without-tls'
  | 'cleaning-failed'
  | 'senders-failed';

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

/** Writes one line for each event, of one of three levels. */
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
/** Together they keep a line below 2 KB. */
const MAX_FRAMES = 8;
const MAX_FRAME_LENGTH = 150;
const MAX_FAULT_LENGTH = 300;

/**
 * Creates a log that writes one line of JSON per event. Foreign text is always part of a JSON string, so its line breaks cannot start a
 * line. An event gets 50 lines a second, then one line that counts the rest.
 */
export function createLog(write: (level: Level, line: string) => void, now: () => Date = () => new Date()): Log {
  const linesOfSecond = new Map<LogEvent, { second: number; lines: number }>();
  const pendingCounts = new Map<LogEvent, number>();

  const put = (level: Level, event: LogEvent, fields: LogFields) => {
    write(level, lineOf({ time: now().toISOString(), level, event, ...fields }));
  };
  /** Counts the event, and writes one line with the count when the time has passed. */
  const addUp = (level: Level, event: LogEvent, withinMs: number) => {
    const before = pendingCounts.get(event) ?? 0;
    pendingCounts.set(event, before + 1);
    if (before > 0) return;
    setTimeout(() => {
      const count = pendingCounts.get(event) ?? 0;
      pendingCounts.delete(event);
      put(level, event, { count });
    }, withinMs).unref();
  };
  const writer =
    (level: Level) =>
    (event: LogEvent, fields: LogFields = {}) => {
      const second = Math.floor(now().getTime() / SECOND_MS);
      const known = linesOfSecond.get(event);
      const current = known?.second === second ? known : { second, lines: 0 };
      linesOfSecond.set(event, current);
      current.lines += 1;
      if (current.lines <= LINES_PER_SECOND) put(level, event, fields);
      else addUp(level, event, SECOND_MS);
    };
  return {
    info: writer('info'),
    warn: writer('warn'),
    error: writer('error'),
    count: (event) => addUp('info', event, MINUTE_MS),
  };
}

function lineOf({ fault, frames, ...rest }: LogFields & { time: string; level: Level; event: LogEvent }): string {
  const line = JSON.stringify({
    ...rest,
    ...(fault !== undefined && { fault: fault.slice(0, MAX_FAULT_LENGTH) }),
    ...(frames && { frames: frames.slice(0, MAX_FRAMES).map((frame) => frame.slice(0, MAX_FRAME_LENGTH)) }),
  });
  // JSON does not escape these, and some readers end a line at them.
  return line.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029').replaceAll('\u0085', '\\u0085');
}

/** The process's own log: faults and warnings go to standard error, the rest to standard output. */
export const log = createLog((level, line) => (level === 'info' ? console.info(line) : console.error(line)));

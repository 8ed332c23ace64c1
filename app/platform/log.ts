/** What may happen that somebody who runs the site wants to know. */
export type LogEvent =
  | 'request-failed'
  | 'request-refused'
  | 'request-aborted'
  | 'process-failed'
  | 'no-https'
  | 'database-without-tls';

type Level = 'info' | 'warn' | 'error';

/** All that a line may say. It is a list of what is allowed: no address, query, body, header or name has a field. */
export interface LogFields {
  /** The request's, which its answer carries as `X-Request-Id`. */
  id?: string;
  status?: number;
  ms?: number;
  /** The pattern of the route: '/examenes-laboratorio/:slug', never the address. */
  route?: string;
  /** The visitor's network, as a hash that means nothing outside this process. */
  client?: string;
  fault?: string;
  frames?: readonly string[];
  /** How often, where one line stands for many. */
  count?: number;
}

export interface Log {
  info: (event: LogEvent, fields?: LogFields) => void;
  warn: (event: LogEvent, fields?: LogFields) => void;
  error: (event: LogEvent, fields?: LogFields) => void;
  /** Something that anybody can cause as often as they like: one line a minute says how often it was. */
  count: (event: LogEvent) => void;
}

const LINES_PER_SECOND = 50;
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const MOST_FRAMES = 8;
const MOST_LETTERS = 150;

/**
 * Writes one line of JSON for each event. Whatever is foreign is part of one JSON string, so a line break in it begins no line; a line
 * has 2 KB at most, and an event 50 lines a second and then one that counts the others.
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
    ...(fault !== undefined && { fault: fault.slice(0, 2 * MOST_LETTERS) }),
    ...(frames && { frames: frames.slice(0, MOST_FRAMES).map((frame) => frame.slice(0, MOST_LETTERS)) }),
  });
  // JSON leaves these as they are, and some readers end a line at them.
  return line.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029').replaceAll('\u0085', '\\u0085');
}

/** The process's own log: faults and warnings to standard error, the rest to standard output. */
export const log = createLog((level, line) => (level === 'info' ? console.info(line) : console.error(line)));

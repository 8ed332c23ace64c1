import { type GateColumns, visibleVersion } from './report-gate.ts';

/**
 * Every way in which something about a report leaves the laboratory. A new one does not compile before its row in `channelRules` says what it
 * may tell at most.
 */
export const reportChannels = [
  'portal-list',
  'result-page',
  'pdf',
  'share',
  'api',
  'csv',
  'trend',
  'search',
  'count',
  'notice',
  'cache',
  'log',
] as const;
export type ReportChannel = (typeof reportChannels)[number];

/**
 * The most that a channel may tell of one report:
 * - `value`: everything, with the exam's name;
 * - `on-its-way`, `cancelled`: the exam's name, and this;
 * - `on-its-way-unnamed`, `in-person`, `withdrawn`: only that there is such a report, neither its name nor how many;
 * - `nothing`: not even that.
 */
export type Disclosure =
  | 'value'
  | 'on-its-way'
  | 'cancelled'
  | 'on-its-way-unnamed'
  | 'in-person'
  | 'withdrawn'
  | 'nothing';

/**
 * The relation of a reader to the report's person. `minor-link`, `minor-account`: most often a parent's. They stay what they were for the
 * orders of childhood: a birthday does not show who reads the mailbox.
 */
export const gateReaders = [
  'self',
  'link',
  'ordering-doctor',
  'copied-doctor',
  'proxy',
  'minor-link',
  'minor-account',
] as const;
export type GateReader = (typeof gateReaders)[number];

/** These do not learn that a report exists which a trained person hands over, not even afterwards (D 48). */
const keptFrom: ReadonlySet<GateReader> = new Set(['copied-doctor', 'proxy', 'minor-link', 'minor-account']);

export const isKeptFrom = (reader: GateReader, { needs_counseling }: Pick<GateColumns, 'needs_counseling'>): boolean =>
  needs_counseling !== 0 && keptFrom.has(reader);

/**
 * ('patient', isOwn, isOfMinor) → the reader, as the gate knows it. A shared link shows what the account that shared it sees. `isOfMinor`: the
 * order is a minor's, or was when it was placed, and nobody proved in person since then that the reader is the adult.
 */
export function readerAtGate(
  kind: 'link' | 'patient' | 'share' | 'doctor',
  isOwn: boolean,
  isOfMinor: boolean,
): GateReader {
  if (kind === 'doctor') return isOwn ? 'ordering-doctor' : 'copied-doctor';
  if (kind === 'link') return isOfMinor ? 'minor-link' : 'link';
  if (!isOwn) return 'proxy';
  return isOfMinor ? 'minor-account' : 'self';
}

/**
 * - `standing`: a list that says how far a report is;
 * - `value`: only what is released and handed over;
 * - `nothing`: the channel never speaks of a report. Caches and logs hold no health data, and a notice says only that there is news.
 */
type ChannelRule = 'standing' | 'value' | 'nothing';

const channelRules: Readonly<Record<ReportChannel, ChannelRule>> = {
  'portal-list': 'standing',
  'result-page': 'value',
  pdf: 'value',
  share: 'value',
  api: 'value',
  csv: 'value',
  trend: 'value',
  search: 'value',
  count: 'value',
  notice: 'nothing',
  cache: 'nothing',
  log: 'nothing',
};

/** Returns what a channel may tell a reader of a report. Every channel asks this function, and shows nothing that it does not answer. */
export function disclosureOf(channel: ReportChannel, report: GateColumns, reader: GateReader): Disclosure {
  const rule = channelRules[channel];
  if (rule === 'nothing' || isKeptFrom(reader, report)) return 'nothing';
  const standing = standingFor(report);
  return rule === 'standing' || standing === 'value' ? standing : 'nothing';
}

/** A withdrawn report may be another person's, so withdrawal comes before everything else. */
function standingFor(report: GateColumns): Exclude<Disclosure, 'nothing'> {
  if (report.status === 'withdrawn') return 'withdrawn';
  const isGated = report.needs_counseling !== 0 && report.counseled_at === null;
  if (isGated) return report.released_version === null ? 'on-its-way-unnamed' : 'in-person';
  if (visibleVersion(report) !== null) return 'value';
  return report.status === 'cancelled' ? 'cancelled' : 'on-its-way';
}

/** Whether a notice may be sent for a report: there is something that its reader may see. The notice itself tells nothing. */
export const mayNotify = (report: GateColumns, reader: GateReader): boolean =>
  disclosureOf('result-page', report, reader) === 'value';

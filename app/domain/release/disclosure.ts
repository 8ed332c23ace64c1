import { type GateColumns, visibleVersion } from './report-gate.ts';

/**
 * The channels through which information about a report leaves the laboratory. A new channel does not compile without a row in
 * `channelRules`, which limits what it may disclose.
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
 * The most that a channel may disclose about one report:
 * - `value`: everything, including the exam's name;
 * - `on-its-way`, `cancelled`: the exam's name and this state;
 * - `on-its-way-unnamed`, `in-person`, `withdrawn`: only that there is at least one such report, without its name or the number of them;
 * - `nothing`: not even the existence of the report.
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
 * The relation of a reader to the patient. The users of `minor-link` and `minor-account` are usually parents. They remain so for the orders
 * of childhood after the 18th birthday: a birthday does not prove who reads the mailbox.
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

/** The readers who never learn that a report that a trained person delivers exists, even after its delivery (D 48). */
const keptFrom: ReadonlySet<GateReader> = new Set(['copied-doctor', 'proxy', 'minor-link', 'minor-account']);

export const isKeptFrom = (reader: GateReader, { needs_counseling }: Pick<GateColumns, 'needs_counseling'>): boolean =>
  needs_counseling !== 0 && keptFrom.has(reader);

/**
 * Returns the gate's reader: ('patient', true, false) → 'self'. A shared link shows what the account that shared it sees. `isOfMinor`: the
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
 * The rule of a channel:
 * - `standing`: a list that shows the progress of a report;
 * - `value`: only values that have been released and, if they need counseling, delivered;
 * - `nothing`: no information about a report. Caches and logs contain no health data, and a notice says only that there is news.
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

/**
 * Returns the most that a channel may disclose to a reader about a report. Every channel calls this function, and shows nothing beyond its
 * answer.
 */
export function disclosureOf(channel: ReportChannel, report: GateColumns, reader: GateReader): Disclosure {
  const rule = channelRules[channel];
  if (rule === 'nothing' || isKeptFrom(reader, report)) return 'nothing';
  const standing = standingFor(report);
  return rule === 'standing' || standing === 'value' ? standing : 'nothing';
}

/** Returns the disclosure of a list. Withdrawal comes first, because a withdrawn report may belong to another person. */
function standingFor(report: GateColumns): Exclude<Disclosure, 'nothing'> {
  if (report.status === 'withdrawn') return 'withdrawn';
  const isGated = report.needs_counseling !== 0 && report.counseled_at === null;
  if (isGated) return report.released_version === null ? 'on-its-way-unnamed' : 'in-person';
  if (visibleVersion(report) !== null) return 'value';
  return report.status === 'cancelled' ? 'cancelled' : 'on-its-way';
}

/**
 * Whether a notice may be sent for a report: its reader must be able to see a value. The notice itself contains no information about the
 * report.
 */
export const mayNotify = (report: GateColumns, reader: GateReader): boolean =>
  disclosureOf('result-page', report, reader) === 'value';

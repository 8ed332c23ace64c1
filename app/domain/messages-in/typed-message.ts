import type { IncomingDocument, IncomingObservation, IncomingOrder, IncomingReport } from './incoming-report.ts';

// Results that staff type in the panel are also stored as messages. Their bytes are an `IncomingReport` as JSON, with documents in Base64.

/** The ID of the sender that represents the panel. No key belongs to it. */
export const PANEL_SENDER = 'panel';
/** The role that types results. */
export const TYPIST_ROLE = 'bacteriologist';

type Written<Shape> = Omit<Shape, 'document'> & { document: { bytes: string } | null };
type WrittenOrder = Omit<IncomingOrder, 'observations'> & { observations: readonly Written<IncomingObservation>[] };
type WrittenReport = Omit<IncomingReport, 'orders'> & { orders: readonly WrittenOrder[] };

const mapDocuments = <From, To>(
  orders: readonly (Omit<IncomingOrder, 'observations'> & {
    observations: readonly (Omit<IncomingObservation, 'document'> & { document: From })[];
  })[],
  change: (document: From) => To,
) =>
  orders.map((order) => ({
    ...order,
    observations: order.observations.map((one) => ({ ...one, document: change(one.document) })),
  }));

const asText = (document: IncomingDocument | null): { bytes: string } | null =>
  document?.bytes ? { bytes: Buffer.from(document.bytes).toString('base64') } : null;

const asBytes = (document: { bytes: string } | null): IncomingDocument | null =>
  document && { bytes: Buffer.from(document.bytes, 'base64') };

/** Returns the bytes of a typed report. Equal reports have equal bytes. */
export const writeTyped = (report: IncomingReport): Uint8Array =>
  Buffer.from(JSON.stringify({ ...report, orders: mapDocuments(report.orders, asText) }));

export function readTyped(bytes: Uint8Array): IncomingReport {
  // `as`: only `writeTyped` writes these bytes, and the vault seals them to their row.
  const written = JSON.parse(Buffer.from(bytes).toString('utf8')) as WrittenReport;
  return { ...written, orders: mapDocuments(written.orders, asBytes) };
}

/** Returns the typed report as text for staff: 'QUI-001 Glucosa', then '  Glucosa: 105 mg/dL (70-100)' */
export const readableTyped = (bytes: Uint8Array): string =>
  readTyped(bytes)
    .orders.flatMap(({ codes, observations, comment }) => [
      codes.codings.flatMap(({ code, text }) => [code, text]).join(' '),
      ...observations.map(lineOf),
      ...(comment ? [`  ${comment}`] : []),
    ])
    .join('\n');

const lineOf = ({ name, value, unit, reference_range: range, comment, status }: IncomingObservation): string =>
  [
    `  ${name}: ${[status === 'D' ? '—' : value, unit].filter(Boolean).join(' ')}`,
    ...(range ? [`(${range})`] : []),
    ...(comment ? [comment] : []),
  ].join(' ');

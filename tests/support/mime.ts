/** A part of a mail, decoded. */
interface MimePart {
  type: string;
  /** The name of an attachment. */
  name: string | null;
  text: string;
}

export interface ReadMail {
  /** All values of a header, decoded, in the order of the mail. */
  header: (name: string) => string[];
  headerNames: string[];
  parts: MimePart[];
  /** The text of the first part of a type. */
  partOf: (type: string) => string;
}

/** Reads a mail as a mail program does: unfolds headers, decodes words (RFC 2047), and takes the parts apart (RFC 2046). */
export function readMime(raw: string): ReadMail {
  const headers = headersOf(raw);
  const parts = partsOf(raw);
  return {
    header: (name) => headers.filter(([known]) => known === name.toLowerCase()).map(([, value]) => value),
    headerNames: headers.map(([name]) => name),
    parts,
    partOf: (type) => parts.find((part) => part.type === type)?.text ?? '',
  };
}

function headersOf(entity: string): [name: string, value: string][] {
  const head = entity.slice(0, entity.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return head.split('\r\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodedWords(line.slice(colon + 1).trim())];
  });
}

const decodedWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : fromQuotedPrintable(text.replaceAll('_', ' ')),
    );

function partsOf(entity: string): MimePart[] {
  const headers = new Map(headersOf(entity));
  const type = headers.get('content-type') ?? 'text/plain';
  const body = entity.slice(entity.indexOf('\r\n\r\n') + 4);
  const boundary = type.match(/boundary="?([^";]+)"?/)?.[1];
  if (boundary)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => partsOf(part.replace(/^\r\n/, '')));
  const name = (headers.get('content-disposition') ?? '').match(/filename="?([^";]+)"?/)?.[1] ?? null;
  const text = decodedBody(body, headers.get('content-transfer-encoding') ?? '7bit');
  return [{ type: type.split(';')[0] ?? '', name, text }];
}

function decodedBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body) : body;
}

const fromQuotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString();

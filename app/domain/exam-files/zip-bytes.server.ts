import type { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file in the zip file. */
export interface ZipPart {
  name: string;
  content: Readable;
}

/** Signatures of PKWARE APPNOTE 4.3: a file, its sizes, its entry in the directory, and the end of the directory. */
const LOCAL_HEADER = 0x04034b50;
const DATA_DESCRIPTOR = 0x08074b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
/** The sizes and checksums follow each entry, because they are not known before (PKWARE APPNOTE 4.4.4, bit 3). Names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
/** Version 2.0, the first with deflate. */
const VERSION = 20;
const DEFLATED = 8;
/** 1 January 1980, the earliest date: the same content gives the same file. */
const DATE = 0x0021;

/** Builds a zip file, compressed as it is written. */
export async function* zipBytes(parts: readonly ZipPart[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content } of parts) {
    const startsAt = at;
    const known = { crc: 0, packed: 0, bytes: 0 };
    const header = localHeader(name);
    yield header;
    for await (const chunk of packed(content, known)) {
      known.packed += chunk.length;
      yield chunk;
    }
    const descriptor = numbers([DATA_DESCRIPTOR, 4], [known.crc, 4], [known.packed, 4], [known.bytes, 4]);
    yield descriptor;
    at += header.length + known.packed + descriptor.length;
    directory.push(directoryEntry(name, known, startsAt));
  }
  const list = Buffer.concat(directory);
  yield list;
  const count = parts.length;
  yield numbers([DIRECTORY_END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [list.length, 4], [at, 4], [0, 2]);
}

/** Compresses the content, and counts its bytes and checksum in `known`. */
async function* packed(content: Readable, known: { crc: number; bytes: number }): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: 6 });
  const feed = async () => {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      known.crc = crc32(bytes, known.crc);
      known.bytes += bytes.length;
      if (!deflate.write(bytes)) await new Promise((resolve) => deflate.once('drain', resolve));
    }
    deflate.end();
  };
  feed().catch((error) => deflate.destroy(error));
  yield* deflate;
}

const localHeader = (name: string): Buffer =>
  Buffer.concat([
    numbers([LOCAL_HEADER, 4], [VERSION, 2], [FLAGS, 2], [DEFLATED, 2], [0, 2], [DATE, 2]),
    numbers([0, 4], [0, 4], [0, 4], [Buffer.byteLength(name), 2], [0, 2]),
    Buffer.from(name),
  ]);

const directoryEntry = (name: string, { crc, packed: size, bytes }: Record<string, number>, at: number): Buffer =>
  Buffer.concat([
    numbers([DIRECTORY_ENTRY, 4], [VERSION, 2], [VERSION, 2], [FLAGS, 2], [DEFLATED, 2], [0, 2], [DATE, 2]),
    numbers([crc ?? 0, 4], [size ?? 0, 4], [bytes ?? 0, 4], [Buffer.byteLength(name), 2], [0, 2], [0, 2]),
    numbers([0, 2], [0, 2], [0, 4], [at, 4]),
    Buffer.from(name),
  ]);

/** Little-endian numbers of the given byte lengths. */
function numbers(...fields: (readonly [value: number, bytes: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((total, [, bytes]) => total + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

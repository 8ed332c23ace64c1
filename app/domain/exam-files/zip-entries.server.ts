import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

import { FileError } from './table-row.ts';

/** The position of an entry in a zip file (PKWARE APPNOTE 6.3). */
export interface ZipEntry {
  name: string;
  method: number;
  packed: number;
  headerAt: number;
}

/** Signatures and fixed lengths of PKWARE APPNOTE 4.3: the end of the directory, its entries, and the header of each file. */
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const LONGEST_COMMENT = 0xffff;
const DEFLATED = 8;
const MAX_DIRECTORY_BYTES = 4 * 1024 * 1024;

/** A workbook of 100,000 exams takes a fifth of it. */
const MAX_UNPACKED = 1024 ** 3;
/** Text compresses to a tenth, and identical rows to a fiftieth. A tighter ratio means a zip bomb. */
const MAX_RATIO = 150;
/** A small file may have any ratio. */
const RATIO_FROM = 8 * 1024 * 1024;

/** The entries of a zip file, by name. */
export async function zipEntries(file: string): Promise<Map<string, ZipEntry>> {
  const handle = await open(file);
  try {
    return await directory(handle, file);
  } finally {
    await handle.close();
  }
}

/** Reads the central directory at the end of the file. The offsets of its fields are those of APPNOTE 4.3.12 and 4.3.16. */
async function directory(handle: FileHandle, file: string): Promise<Map<string, ZipEntry>> {
  const { size } = await handle.stat();
  const tailAt = Math.max(0, size - END_BYTES - LONGEST_COMMENT);
  const tail = await bytesAt(handle, tailAt, size - tailAt);
  let end = tail.length - END_BYTES;
  while (end >= 0 && tail.readUInt32LE(end) !== END) end--;
  if (end < 0) throw new FileError('not-a-workbook', file);
  const [bytes, at] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (bytes > MAX_DIRECTORY_BYTES || at + bytes > size) throw new FileError('not-a-workbook', file);
  const list = await bytesAt(handle, at, bytes);
  const entries = new Map<string, ZipEntry>();
  for (let from = 0; from + ENTRY_BYTES <= list.length && list.readUInt32LE(from) === ENTRY; ) {
    const nameBytes = list.readUInt16LE(from + 28);
    const name = list.toString('utf8', from + ENTRY_BYTES, from + ENTRY_BYTES + nameBytes);
    const [method, packed] = [list.readUInt16LE(from + 10), list.readUInt32LE(from + 20)];
    entries.set(name, { name, method, packed, headerAt: list.readUInt32LE(from + 42) });
    from += ENTRY_BYTES + nameBytes + list.readUInt16LE(from + 30) + list.readUInt16LE(from + 32);
  }
  return entries;
}

/** The content of an entry, decompressed as a stream. It stops before the end of a zip bomb. */
export async function* unpacked(file: string, entry: ZipEntry): AsyncGenerator<Buffer> {
  const start = await contentAt(file, entry);
  if (entry.packed === 0) return;
  const packed = createReadStream(file, { start, end: start + entry.packed - 1 });
  const content = entry.method === DEFLATED ? pipeline(packed, createInflateRaw(), () => {}) : packed;
  let bytes = 0;
  try {
    // Without an encoding, the stream yields buffers, and so does the decompression.
    for await (const chunk of content as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_UNPACKED || (bytes > RATIO_FROM && bytes > MAX_RATIO * entry.packed))
        throw new FileError('bomb', file);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof FileError ? error : new FileError('not-a-workbook', file);
  } finally {
    packed.destroy();
  }
}

/** Where the content of an entry begins: after its header, whose length varies. */
async function contentAt(file: string, { headerAt, method }: ZipEntry): Promise<number> {
  const handle = await open(file);
  try {
    const header = await bytesAt(handle, headerAt, LOCAL_BYTES);
    const isLocal = header.length === LOCAL_BYTES && header.readUInt32LE(0) === LOCAL;
    if (!isLocal || (method !== DEFLATED && method !== 0)) throw new FileError('not-a-workbook', file);
    return headerAt + LOCAL_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  } finally {
    await handle.close();
  }
}

/** Fewer bytes than `length` if the file ends before. */
async function bytesAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

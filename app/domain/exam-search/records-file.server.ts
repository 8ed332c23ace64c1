import { createHash } from 'node:crypto';

import type { Catalogue } from '../exams/catalogue.ts';
import { indexOf } from './index-of.ts';
import { packRecords } from './records-text.ts';

/** The data of the browser's search as one text; the version is a hash of its content. */
export interface RecordsFile {
  text: string;
  version: string;
}

const files = new WeakMap<Catalogue, RecordsFile>();

/** Returns the file of a catalog. It is created on first use. */
export function recordsFileOf(catalogue: Catalogue): RecordsFile {
  const known = files.get(catalogue);
  if (known) return known;
  const text = packRecords(indexOf(catalogue).records);
  const file = { text, version: createHash('sha256').update(text).digest('hex').slice(0, 16) };
  files.set(catalogue, file);
  return file;
}

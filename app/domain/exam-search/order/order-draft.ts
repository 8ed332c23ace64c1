import type { Reading } from './readings.ts';
import type { RawPiece } from './split-order.ts';

/** A piece during reading: its words and its current interpretation. */
export interface OrderDraft extends RawPiece {
  words: readonly string[];
  reading: Reading;
}

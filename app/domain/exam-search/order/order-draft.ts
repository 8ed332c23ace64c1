import type { Reading } from './readings.ts';
import type { RawPiece } from './split-order.ts';

/** One piece of an order (one requested exam, as typed) while it is interpreted. Later steps may replace `reading`. */
export interface PieceDraft extends RawPiece {
  words: readonly string[];
  reading: Reading;
}

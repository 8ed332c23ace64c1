import type { Segment } from './snippet.ts';

/** A text with the matches of the query marked. */
export function MarkedText({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, marked }, position) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server.
      <mark key={position} className="rounded-sm bg-cap-gold/30 text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

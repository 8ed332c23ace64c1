/** A point of the drawing, as shares from the left and from the bottom. */
interface Place {
  x: number;
  y: number;
}

/** The width of a written value, as a share of a phone's drawing. */
const TEXT_WIDTH = 0.17;

/** The newest value is always written; an earlier one if the next written value leaves it room. */
export function isWritten(points: readonly Place[], place: number): boolean {
  let written = points.length - 1;
  for (let at = points.length - 2; at >= place; at -= 1)
    if ((points[written]?.x ?? 0) - (points[at]?.x ?? 0) >= TEXT_WIDTH) written = at;
  return written === place;
}

/** The height of a written value and its gap, as a share of the drawing. */
const TEXT_HEIGHT = 0.18;

/** Whether a value is written below its point: the lines to its neighbors go up and would cross a text above it. */
export function isWrittenBelow(points: readonly Place[], place: number): boolean {
  const height = points[place]?.y ?? 0;
  const neighbors = [points[place - 1], points[place + 1]].flatMap((one) => one ?? []);
  return height > TEXT_HEIGHT && neighbors.length > 0 && neighbors.every(({ y }) => y > height);
}

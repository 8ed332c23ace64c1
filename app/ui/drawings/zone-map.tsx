import { classes } from '../classes.ts';

/** A square of the map. */
export interface MapZone {
  name: string;
  /** Only a part of it. */
  isPartial?: boolean;
}

interface ZoneMapProps {
  /** Rows from north to south, each from west to east. */
  rows: readonly (readonly (MapZone | null)[])[];
  /** The zone of the answer. */
  chosen?: string | undefined;
  river?: { name: string; after: number } | undefined;
  legend: { north: string; partial: string };
}

/**
 * Where zones lie, as a map of squares: near enough to find one's own, and legible on a phone, where their true shapes would not be. A list
 * or a table beside it says the same, so screen readers skip it.
 */
export function ZoneMap({ rows, chosen, river, legend }: ZoneMapProps) {
  const columns = rows[0]?.length ?? 1;
  const hasPartial = rows.some((row) => row.some((zone) => zone?.isPartial));
  return (
    <figure aria-hidden="true" className="max-w-[34rem]">
      <div className="relative">
        {river && <River name={river.name} share={river.after / columns} />}
        <div className="relative grid gap-y-1.5">
          {rows.map((row, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a map have no other name and never move.
            <div key={position} className="grid auto-cols-fr grid-flow-col gap-x-2.5 sm:gap-x-4">
              {row.map((zone, column) => (
                <Square key={zone?.name ?? column} zone={zone} isChosen={zone !== null && zone.name === chosen} />
              ))}
            </div>
          ))}
        </div>
      </div>
      <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
        <span>{legend.north}</span>
        {hasPartial && (
          <span className="inline-flex items-center gap-2">
            <span className="inline-block h-4 w-6 rounded-sm border border-dashed border-line-strong" />
            {legend.partial}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

function Square({ zone, isChosen }: { zone: MapZone | null; isChosen: boolean }) {
  return (
    <div
      className={classes(
        'flex min-h-11 items-center justify-center rounded-sm px-0.5 text-center text-xs leading-tight hyphens-auto',
        zone && !isChosen && 'border bg-paper',
        zone && !isChosen && (zone.isPartial ? 'border-dashed border-line-strong' : 'border-line-strong'),
        isChosen && 'bg-here font-semibold text-on-here',
      )}
    >
      {zone?.name}
    </div>
  );
}

function River({ name, share }: { name: string; share: number }) {
  const x = `${share * 100}%`;
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      <line x1={x} x2={x} y1="0" y2="100%" className="stroke-cap-blue" strokeWidth="3" />
      <text x={x} y="100%" dx="10" dy="-8" className="fill-ink-soft text-xs italic">
        {name}
      </text>
    </svg>
  );
}

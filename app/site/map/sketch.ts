import type { Site, TransitLine } from '../../domain/laboratory/laboratory.ts';

interface Located {
  name: string;
  latitude: number;
  longitude: number;
}

/** A place in the drawing's own units; `y` increases downward. */
export interface Placed {
  name: string;
  x: number;
  y: number;
}

/** The laboratory's sites and the metro lines around them, placed on the drawing. */
export interface Sketch {
  sites: Placed[];
  lines: { name: string; stations: Placed[]; sign: Placed | null }[];
  /** The stations with a label: the nearest to each site, and the interchanges. */
  named: (Placed & { beside: 'left' | 'right' | 'below' })[];
}

/** In the drawing's own units. */
export const sketchSize = { width: 480, height: 400 } as const;

/** The share of the drawing that the sites take up, which leaves room for their surroundings. */
const SITES_SHARE = 0.5;
/** Room for a name, and for a pin with its name. */
const NAME_WIDTH = 110;
const PIN_HEIGHT = 70;
/** In degrees: sites closer together than this are not drawn farther apart. */
const MIN_SPAN = 0.012;

/** Places the sites and the lines around them on the drawing, north up. */
export function sketchOf(sites: readonly Site[], transit: readonly TransitLine[]): Sketch {
  const place = projection(sites);
  const lines = transit.map(({ name, stations }) => {
    const placed = stations.map(place);
    return { name, stations: placed, sign: placed.filter(isSeen).at(-1) ?? null };
  });
  const named = [...sites.flatMap((site) => nearest(site, transit)), ...interchanges(transit)].map(place);
  return {
    sites: sites.map(place),
    lines,
    named: named
      .filter((one, index) => isSeen(one) && named.findIndex(({ name }) => name === one.name) === index)
      .map((one) => ({ ...one, beside: sideOf(one, lines, sites.map(place)) })),
  };
}

function projection(sites: readonly Located[]): (one: Located) => Placed {
  const [south, north] = ends(sites.map(({ latitude }) => latitude));
  const [west, east] = ends(sites.map(({ longitude }) => longitude));
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  // Away from the equator, a degree of longitude is shorter than a degree of latitude.
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180);
  const unit = Math.min(
    (sketchSize.width * SITES_SHARE) / Math.max(MIN_SPAN, (east - west) * narrowing),
    (sketchSize.height * SITES_SHARE) / Math.max(MIN_SPAN, north - south),
  );
  return ({ name, latitude, longitude }) => ({
    name,
    x: Math.round(sketchSize.width / 2 + (longitude - middle.longitude) * narrowing * unit),
    y: Math.round(sketchSize.height / 2 - (latitude - middle.latitude) * unit),
  });
}

const ends = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];

/** Far enough inside for a name beside it. */
const isSeen = ({ x, y }: Placed): boolean =>
  x >= 24 && x <= sketchSize.width - 24 && y >= 24 && y <= sketchSize.height - 24;

function nearest(site: Located, transit: readonly TransitLine[]): Located[] {
  const distance = (one: Located) => Math.hypot(one.latitude - site.latitude, one.longitude - site.longitude);
  return transit
    .flatMap(({ stations }) => stations)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, 1);
}

/** The side with room for a station's name: below a horizontal line; otherwise beside it, away from any site. */
function sideOf(one: Placed, lines: Sketch['lines'], sites: readonly Placed[]): 'left' | 'right' | 'below' {
  if (lines.every((line) => runsLevel(line.stations, one))) return 'below';
  const inTheWay = sites.some(({ x, y }) => x > one.x && x - one.x < NAME_WIDTH && Math.abs(y - one.y) < PIN_HEIGHT);
  return inTheWay ? 'left' : 'right';
}

/** Does a line pass this station horizontally rather than vertically? True for a line that does not pass it. */
function runsLevel(stations: readonly Placed[], { name }: Placed): boolean {
  const index = stations.findIndex((station) => station.name === name);
  const [before, after] = [stations[Math.max(0, index - 1)], stations[Math.min(stations.length - 1, index + 1)]];
  if (index < 0 || !before || !after) return true;
  return Math.abs(after.x - before.x) > Math.abs(after.y - before.y);
}

const interchanges = (transit: readonly TransitLine[]): Located[] =>
  transit.flatMap(({ stations }, index) =>
    stations.filter(({ name }) =>
      transit.slice(index + 1).some((other) => other.stations.some((station) => station.name === name)),
    ),
  );

import { listFormat } from '../../i18n/intl.ts';
import { languageTag } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { type Placed, type Sketch, sketchOf, sketchSize } from './sketch.ts';

const { width, height } = sketchSize;

/** The color of each line by its index; the line's name is also drawn on it. */
const strokes = ['stroke-cap-blue', 'stroke-cap-gold', 'stroke-cap-green', 'stroke-cap-red', 'stroke-cap-lavender'];

/** The hills on both sides of a valley, purely decorative. */
const hills = [
  'M-10 40C60 70 40 150 84 200S60 330 110 410',
  'M-10 110C30 130 20 190 52 236S30 350 60 410',
  'M-10 210C10 230 10 270 22 300S10 370 20 410',
  'M490 20C420 60 450 130 408 190S430 320 380 410',
  'M490 100C450 120 470 180 440 230S460 340 420 410',
  'M490 190C470 210 480 260 466 300S474 370 456 410',
];

/** A drawing of the sites' locations. It needs no other service, no script and no more room than a phone has. */
export function SketchMap() {
  const { sites, transit } = useLaboratory();
  const sketch = sketchOf(sites, transit);
  const list = listFormat(languageTag[getLocale()]);
  const names = sites.map(({ name }) => name);
  const lines = transit.map(({ name }) => m.map_line({ name }));
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={m.map_drawing({ sites: list.format(names), lines: list.format(lines) })}
        className="h-auto w-full rounded-md border border-line bg-sunken"
      >
        <g fill="none" strokeWidth="1.5" className="stroke-line">
          {hills.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
        <Lines sketch={sketch} />
        {sketch.named.map((station) => (
          <StationName key={station.name} station={station} />
        ))}
        {sketch.sites.map((site) => (
          <Pin key={site.name} site={site} />
        ))}
      </svg>
      <figcaption className="mt-2 text-xs text-ink-soft">
        {m.map_not_to_scale({ lines: list.format(transit.map(({ name }) => name)) })}
      </figcaption>
    </figure>
  );
}

function Lines({ sketch }: { sketch: Sketch }) {
  return sketch.lines.map(({ name, stations, sign }, index) => {
    const stroke = strokes[index % strokes.length];
    return (
      <g key={name} className={stroke} fill="none" strokeLinejoin="round" strokeLinecap="round">
        <polyline points={stations.map(({ x, y }) => `${x},${y}`).join(' ')} strokeWidth="6" />
        {stations.map((station) => (
          <circle key={station.name} cx={station.x} cy={station.y} r="5" strokeWidth="3" className="fill-surface" />
        ))}
        {sign && (
          <g strokeWidth="0">
            <circle cx={sign.x} cy={sign.y} r="13" className="fill-ink" />
            <text
              x={sign.x}
              y={sign.y + 5}
              textAnchor="middle"
              fontWeight="700"
              className="fill-paper text-[18px] sm:text-[15px]"
            >
              {name}
            </text>
          </g>
        )}
      </g>
    );
  });
}

/** The offset of a name from its station, and its text anchor. */
const sides = {
  below: { dx: 0, dy: 24, anchor: 'middle' },
  right: { dx: 14, dy: 5, anchor: 'start' },
  left: { dx: -14, dy: 5, anchor: 'end' },
} as const;

function StationName({ station }: { station: Sketch['named'][number] }) {
  const { dx, dy, anchor } = sides[station.beside];
  const at = { ...station, x: station.x + dx, y: station.y + dy };
  return <Label at={at} anchor={anchor} className="fill-ink-soft text-[18px] sm:text-[14px]" />;
}

function Pin({ site }: { site: Placed }) {
  return (
    <g>
      <path
        d="M0 0C-10-12-16-20-16-29a16 16 0 0 1 32 0C16-20 10-12 0 0Z"
        transform={`translate(${site.x} ${site.y})`}
        className="fill-brand stroke-surface"
        strokeWidth="2"
      />
      <circle cx={site.x} cy={site.y - 29} r="6" className="fill-surface" />
      <Label
        at={{ ...site, x: site.x + 24, y: site.y - 24 }}
        anchor="start"
        className="fill-ink text-[20px] font-bold sm:text-[18px]"
      />
    </g>
  );
}

/**
 * A name with a halo in the background color, which keeps it legible over a line. On a phone the drawing is small, and its letters are not.
 */
function Label({
  at,
  anchor = 'middle',
  className,
}: {
  at: Placed;
  anchor?: 'middle' | 'start' | 'end';
  className: string;
}) {
  return (
    <text
      x={at.x}
      y={at.y}
      textAnchor={anchor}
      strokeWidth="5"
      strokeLinejoin="round"
      paintOrder="stroke"
      className={`stroke-sunken ${className}`}
    >
      {at.name}
    </text>
  );
}

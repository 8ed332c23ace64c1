import type { Site } from '../../domain/laboratory/laboratory.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { FoldMark } from '../../ui/fold-mark.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { OpenNow } from '../../views/laboratory/open-now.tsx';
import { geoHref, googleMapsHref, wazeHref } from '../map/map-links.ts';
import { SketchMap } from '../map/sketch-map.tsx';
import { StreetMap } from '../map/street-map.tsx';
import { SiteDrawing } from './site-drawing.tsx';

/** Each site with its directions; beside them a map: a drawing for everybody, and a street map on request. */
export function SitesSection({ tilesUrl }: { tilesUrl: string }) {
  const { sites } = useLaboratory();
  return (
    <div className="grid gap-x-20 gap-y-12 lg:grid-cols-2">
      <section>
        <h2 id="sedes" className="text-xl">
          {m.map_sites()}
        </h2>
        <ul className="mt-5 border-b border-line">
          {sites.map((site, position) => (
            <SiteBlock key={site.id} site={site} position={position} />
          ))}
        </ul>
      </section>
      <section className="grid content-start gap-5">
        <h2 id="mapa" className="text-xl">
          {m.map_heading()}
        </h2>
        <SketchMap />
        <StreetMap tilesUrl={tilesUrl} />
      </section>
    </div>
  );
}

function SiteBlock({ site, position }: { site: Site; position: number }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-t border-line py-7">
      <div>
        <h3 className="font-display text-xl font-medium">{site.name}</h3>
        <p className="mt-1">{site.address}</p>
        <OpenNow className="mt-1 text-sm font-semibold" />
      </div>
      <SiteDrawing position={position} className="h-20 w-32 max-sm:w-24" />
      <div className="col-span-2 mt-4">
        <Arrival site={site} />
        <Directions site={site} />
      </div>
    </li>
  );
}

/** The laboratory's notes on arrival and parking; renders nothing without them. */
function Arrival({ site: { arrival, parking } }: { site: Site }) {
  const locale = getLocale();
  const ways = [
    { id: 'arrival', heading: m.site_arrival(), text: arrival?.[locale] },
    { id: 'parking', heading: m.site_parking(), text: parking?.[locale] },
  ].filter(({ text }) => text !== undefined);
  if (ways.length === 0) return null;
  return (
    <dl className="grid gap-2 text-sm">
      {ways.map(({ id, heading, text }) => (
        <div key={id}>
          <dt className="sr-only">{heading}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * One action, which opens the choice of a map application. The phone's own is offered only on small screens, because no desktop
 * application answers `geo:`.
 */
function Directions({ site }: { site: Site }) {
  const { name } = site;
  const look = button('quiet', 'min-h-11!');
  return (
    <details className="no-print mt-4">
      <summary className={button('outline', 'list-none [&::-webkit-details-marker]:hidden')}>
        <Icon name="pin" className="size-5" />
        <span>
          {m.site_directions()} <span className="sr-only">{name}</span>
        </span>
        <FoldMark />
      </summary>
      <nav aria-label={m.map_directions({ site: name })}>
        <ul className="mt-2 flex flex-wrap gap-x-4">
          <li>
            <a
              href={googleMapsHref(site)}
              rel="noopener"
              aria-label={m.map_google_label({ site: name })}
              className={look}
            >
              Google Maps
            </a>
          </li>
          <li>
            <a href={wazeHref(site)} rel="noopener" aria-label={m.map_waze_label({ site: name })} className={look}>
              Waze
            </a>
          </li>
          <li className="lg:hidden">
            <a href={geoHref(site)} aria-label={`${m.map_geo()}: ${m.map_geo_label({ site: name })}`} className={look}>
              {m.map_geo()}
            </a>
          </li>
        </ul>
      </nav>
    </details>
  );
}

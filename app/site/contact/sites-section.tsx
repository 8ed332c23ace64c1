import type { Site } from '../../domain/laboratory/laboratory.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { HoursTable } from '../../views/laboratory/hours-table.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { OpenNow } from '../../views/laboratory/open-now.tsx';
import { PhoneButton } from '../frame/phone-dialog.tsx';
import { geoHref, googleMapsHref, wazeHref } from '../map/map-links.ts';
import { SketchMap } from '../map/sketch-map.tsx';
import { StreetMap } from '../map/street-map.tsx';
import { SiteDrawing } from './site-drawing.tsx';

const sitesId = 'sedes';
const mapId = 'mapa';

/** The two sections as entries of the page's contents. */
export const sitesContents = () => [
  { id: sitesId, heading: m.map_sites() },
  { id: mapId, heading: m.map_heading() },
];

/** Each site with its hours and directions, and a map: a drawing for everybody, and a street map on request. */
export function SitesSection({ tilesUrl }: { tilesUrl: string }) {
  const { sites } = useLaboratory();
  return (
    <>
      <section>
        <h2 id={sitesId} className="text-xl">
          {m.map_sites()}
        </h2>
        <ul className="mt-5 grid gap-5 md:grid-cols-2">
          {sites.map((site, position) => (
            <SiteCard key={site.id} site={site} position={position} />
          ))}
        </ul>
      </section>
      <section>
        <h2 id={mapId} className="text-xl">
          {m.map_heading()}
        </h2>
        <div className="mt-5 grid gap-5">
          <div className="max-w-(--container-prose)">
            <SketchMap />
          </div>
          <StreetMap tilesUrl={tilesUrl} />
        </div>
      </section>
    </>
  );
}

function SiteCard({ site, position }: { site: Site; position: number }) {
  const { openingHours, phones } = useLaboratory();
  return (
    <li className="flex flex-col rounded-lg border border-line bg-surface">
      <SiteDrawing position={position} className="h-32 w-full rounded-t-lg border-b border-line bg-paper pt-4" />
      <div className="grid grow content-start gap-4 p-5">
        <div>
          <h3 className="text-lg">{site.name}</h3>
          <p className="text-ink-soft">{site.address}</p>
        </div>
        <div className="text-sm text-ink-soft">
          <HoursTable hours={openingHours} />
          <OpenNow className="mt-1 font-semibold" />
        </div>
        <Arrival site={site} />
        <ul className="flex flex-wrap gap-x-6">
          {phones.map((phone) => (
            <li key={phone}>
              <PhoneButton
                phone={phone}
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline"
              />
            </li>
          ))}
        </ul>
      </div>
      <Directions site={site} />
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
          <dt className="font-semibold">{heading}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Directions. The phone's own map application is offered only on small screens, because no desktop application answers `geo:`. */
function Directions({ site }: { site: Site }) {
  const { name } = site;
  const look = button('outline', 'px-4!');
  return (
    <nav aria-label={m.map_directions({ site: name })} className="no-print border-t border-line p-5">
      <ul className="flex flex-wrap gap-2">
        <li>
          <a
            href={googleMapsHref(site)}
            rel="noopener"
            aria-label={m.map_google_label({ site: name })}
            className={look}
          >
            <Icon name="pin" className="size-5" />
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
  );
}

import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { type StreetMapSettings, tilesOrigin } from './street-map.ts';

/**
 * The map with streets: an offer until the visitor takes it, because its images come from another service. Without JavaScript it is
 * not offered; the drawing and the links of each site do without it.
 */
export function StreetMap({ tilesUrl }: { tilesUrl: string }) {
  const { sites } = useLaboratory();
  const settings: StreetMapSettings = {
    tilesUrl,
    places: sites.map(({ name, address, latitude, longitude }) => ({ name, address, latitude, longitude })),
    attribution: m.map_attribution(),
  };
  return (
    <div data-street-map={JSON.stringify(settings)} className="no-print hidden scripted:block">
      <div
        data-map-offer
        className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md border border-line bg-surface p-5"
      >
        <button type="button" data-map-show data-live="behaviour" className={button('brand')}>
          <Icon name="pin" className="size-5" />
          {m.map_show()}
        </button>
        <p className="max-w-[34rem] text-sm text-ink-soft">
          {m.map_notice({ host: new URL(tilesOrigin(tilesUrl)).host })}
        </p>
      </div>
      <div data-map-shown hidden>
        <section
          data-map
          tabIndex={-1}
          aria-label={m.map_label()}
          className="street-map isolate h-96 overflow-hidden rounded-md border border-line lg:h-[30rem]"
        />
        <p data-map-streets-failed hidden role="alert" className="mt-3">
          {m.map_streets_failed()}
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <button type="button" data-map-in className={button('outline')}>
            {m.map_zoom_in()}
          </button>
          <button type="button" data-map-out className={button('outline')}>
            {m.map_zoom_out()}
          </button>
          <button type="button" data-map-hide className={button('outline')}>
            <Icon name="close" className="size-4" />
            {m.map_hide()}
          </button>
        </div>
      </div>
      <p data-map-failed hidden role="alert" className="rounded-md border border-line bg-surface p-5">
        {m.map_failed()}
      </p>
    </div>
  );
}

import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { waitsFor } from '../../ui/waits-for.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { type StreetMapSettings, streetMapContract } from './street-map.contract.ts';
import { tilesOrigin } from './street-map.ts';

/**
 * The street map. It is only an offer until the visitor accepts, because its images come from another service. Without JavaScript it is not
 * offered; the drawing and the links of each site work without it.
 */
export function StreetMap({ tilesUrl }: { tilesUrl: string }) {
  const { sites } = useLaboratory();
  const settings: StreetMapSettings = {
    tilesUrl,
    places: sites.map(({ name, address, latitude, longitude }) => ({ name, address, latitude, longitude })),
    attribution: m.map_attribution(),
  };
  return (
    <div {...dataFor(streetMapContract, { settings })} className="no-print hidden scripted:block">
      <div {...dataFor(streetMapContract, { offer: true })} className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button
          type="button"
          {...dataFor(streetMapContract, { show: true })}
          {...waitsFor('behavior')}
          className={button('outline')}
        >
          <Icon name="pin" className="size-5" />
          {m.map_show()}
        </button>
        <p className="max-w-[34rem] grow basis-64 text-sm text-ink-soft">
          {m.map_notice({ host: new URL(tilesOrigin(tilesUrl)).host })}
        </p>
      </div>
      <div {...dataFor(streetMapContract, { shown: true })} hidden>
        <section
          {...dataFor(streetMapContract, { frame: true })}
          tabIndex={-1}
          aria-label={m.map_label()}
          className="street-map isolate h-96 overflow-hidden rounded-md border border-line lg:h-[30rem]"
        />
        <p {...dataFor(streetMapContract, { streetsFailed: true })} hidden role="alert" className="mt-3">
          {m.map_streets_failed()}
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <button type="button" {...dataFor(streetMapContract, { zoomIn: true })} className={button('outline')}>
            {m.map_zoom_in()}
          </button>
          <button type="button" {...dataFor(streetMapContract, { zoomOut: true })} className={button('outline')}>
            {m.map_zoom_out()}
          </button>
          <button type="button" {...dataFor(streetMapContract, { hide: true })} className={button('outline')}>
            <Icon name="close" className="size-4" />
            {m.map_hide()}
          </button>
        </div>
      </div>
      <p
        {...dataFor(streetMapContract, { failed: true })}
        hidden
        role="alert"
        className="rounded-md border border-line bg-surface p-5"
      >
        {m.map_failed()}
      </p>
    </div>
  );
}

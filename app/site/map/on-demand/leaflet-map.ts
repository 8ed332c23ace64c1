import { divIcon, featureGroup, map as leafletMap, marker, type TileLayer, tileLayer } from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import { partOf, readJson } from '../../../ui/behaviors/contract.ts';
import { streetMapContract } from '../street-map.contract.ts';

const copyright = 'https://www.openstreetmap.org/copyright';
/** The maximum zoom of OpenStreetMap's own images. */
const CLOSEST = 19;
/** The maximum initial zoom: both sites with their surroundings, and no closer than the block. */
const FIRST_CLOSEST = 15;

/** Draws the map into its frame, and returns a function that removes it. */
export function drawStreetMap(root: HTMLElement): () => void {
  const frame = partOf(root, streetMapContract, 'frame');
  if (!frame) throw new Error('the street map has no frame');
  const { tilesUrl, places, attribution } = readJson(root, streetMapContract, 'settings');
  addStyles();
  const map = leafletMap(frame, {
    // Scrolling the page must not get caught in the map.
    scrollWheelZoom: false,
    zoomControl: false,
    fadeAnimation: false,
  });
  map.attributionControl.setPrefix(false);
  addZoom(map, root);
  const pins = places.map(({ name, address, latitude, longitude }) =>
    marker([latitude, longitude], { icon: pin, title: name, alt: name }).bindPopup(popup(name, address)),
  );
  const streets = tileLayer(tilesUrl, {
    maxZoom: CLOSEST,
    attribution: `<a href="${copyright}" rel="noopener">${attribution}</a>`,
    // The tile service learns which site requests an image, but not which page.
    referrerPolicy: 'strict-origin',
  });
  watchStreets(streets, root);
  streets.addTo(map);
  map.fitBounds(featureGroup(pins).addTo(map).getBounds().pad(0.2), { maxZoom: FIRST_CLOSEST });
  return () => map.remove();
}

/** Shows a notice if the street images fail and none has loaded. */
function watchStreets(streets: TileLayer, root: HTMLElement): void {
  const notice = partOf(root, streetMapContract, 'streetsFailed');
  let hasArrived = false;
  streets.on('tileload', () => {
    hasArrived = true;
    if (notice) notice.hidden = true;
  });
  streets.on('tileerror', () => {
    if (notice) notice.hidden = hasArrived;
  });
}

const pin = divIcon({
  className: 'street-map-pin',
  html: '<svg viewBox="0 0 24 30"><path d="M12 29C7 23 2 17.5 2 11.5a10 10 0 0 1 20 0C22 17.5 17 23 12 29Z"/><circle cx="12" cy="11.5" r="3.5"/></svg>',
  iconSize: [36, 45],
  iconAnchor: [18, 44],
  popupAnchor: [0, -40],
});

/** Inserts the texts as text nodes, so that a fact cannot contain markup. */
function popup(name: string, address: string): HTMLElement {
  const box = document.createElement('div');
  const title = document.createElement('strong');
  title.textContent = name;
  box.append(title, document.createElement('br'), address);
  return box;
}

/** The buttons are part of the page's HTML, in its language and style. */
function addZoom(map: ReturnType<typeof leafletMap>, root: HTMLElement): void {
  const controls = new AbortController();
  const press = (part: 'zoomIn' | 'zoomOut') =>
    partOf(root, streetMapContract, part)?.addEventListener('click', () => map[part](), { signal: controls.signal });
  press('zoomIn');
  press('zoomOut');
  map.on('unload', () => controls.abort());
}

function addStyles(): void {
  if (partOf(document, streetMapContract, 'styles')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = leafletStyles;
  link.setAttribute(streetMapContract.styles, '');
  document.head.append(link);
}

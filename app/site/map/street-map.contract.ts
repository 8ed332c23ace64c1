import type { Contract } from '../../ui/behaviors/contract.ts';

/** The data from which the street map draws itself. */
export interface StreetMapSettings {
  /** The address of an image, with `{z}`, `{x}` and `{y}` for its place. */
  tilesUrl: string;
  places: readonly { name: string; address: string; latitude: number; longitude: number }[];
  attribution: string;
}

/** Connects `street-map.tsx` and its behavior. */
export const streetMapContract: Contract<{
  settings: StreetMapSettings;
  /** The box into which the map is drawn. */
  frame: true;
  /** The question whether to load the map, and its button. */
  offer: true;
  show: true;
  /** The map with its controls, hidden until it is drawn. */
  shown: true;
  /** The notice that the images of the streets did not load. */
  streetsFailed: true;
  zoomIn: true;
  zoomOut: true;
  hide: true;
  /** The notice that the map itself did not load. */
  failed: true;
  /** The style sheet of the map's library, which the behavior adds once. */
  styles: '';
}> = {
  settings: 'data-street-map',
  frame: 'data-map',
  offer: 'data-map-offer',
  show: 'data-map-show',
  shown: 'data-map-shown',
  streetsFailed: 'data-map-streets-failed',
  zoomIn: 'data-map-in',
  zoomOut: 'data-map-out',
  hide: 'data-map-hide',
  failed: 'data-map-failed',
  styles: 'data-map-styles',
};

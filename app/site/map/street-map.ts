/** What the server writes into the page for the map (`data-street-map`). */
export interface StreetMapSettings {
  /** The address of an image, with `{z}`, `{x}` and `{y}` for its place. */
  tilesUrl: string;
  places: readonly { name: string; address: string; latitude: number; longitude: number }[];
  attribution: string;
}

/** 'https://tile.openstreetmap.org/{z}/{x}/{y}.png' → 'https://tile.openstreetmap.org': what the page's policy has to allow. */
export const tilesOrigin = (tilesUrl: string): string => new URL(tilesUrl.replace(/[{}]/g, '')).origin;

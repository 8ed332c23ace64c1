/** 'https://tile.openstreetmap.org/{z}/{x}/{y}.png' → 'https://tile.openstreetmap.org': the origin that the page's policy must allow. */
export const tilesOrigin = (tilesUrl: string): string => new URL(tilesUrl.replace(/[{}]/g, '')).origin;

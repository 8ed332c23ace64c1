/** 'https://tile.openstreetmap.org/{z}/{x}/{y}.png' → 'https://tile.openstreetmap.org': what the page's policy has to allow. */
export const tilesOrigin = (tilesUrl: string): string => new URL(tilesUrl.replace(/[{}]/g, '')).origin;

import { describe, expect, test } from 'vitest';

import siteConfig from '../../../site.config.ts';
import { geoHref, googleMapsHref, wazeHref } from './map-links.ts';
import { sketchOf, sketchSize } from './sketch.ts';
import { tilesOrigin } from './street-map.ts';

const { sites, transit } = siteConfig;

describe('the drawing', () => {
  const sketch = sketchOf(sites, transit);

  test('contains every site with room for its name, north up and east to the right', () => {
    for (const { x, y } of sketch.sites) {
      expect(x).toBeGreaterThan(60);
      expect(x).toBeLessThan(sketchSize.width - 60);
      expect(y).toBeGreaterThan(60);
      expect(y).toBeLessThan(sketchSize.height - 20);
    }
    const [south, north] = sketch.sites;
    expect(north?.y).toBeLessThan(south?.y ?? 0);
    expect(north?.x).toBeLessThan(south?.x ?? 0);
  });

  test('names the station nearest to each site and the interchanges, once each', () => {
    expect(sketch.named.map(({ name, beside }) => [name, beside])).toEqual([
      ['Poblado', 'left'],
      ['Estadio', 'below'],
      ['San Antonio', 'right'],
    ]);
  });

  test('works for one site without transit lines', () => {
    const [only] = sketchOf(sites.slice(0, 1), []).sites;
    expect(only).toMatchObject({ x: sketchSize.width / 2, y: sketchSize.height / 2 });
  });
});

describe('the links to a site', () => {
  const place = { name: 'Sede (norte)', address: 'Calle 1', latitude: 6.25, longitude: -75.5 };

  test('lead to its coordinates', () => {
    expect(new URL(googleMapsHref(place)).searchParams.get('query')).toBe('6.25,-75.5');
    expect(new URL(wazeHref(place)).searchParams.get('ll')).toBe('6.25,-75.5');
    expect(geoHref(place)).toBe('geo:6.25,-75.5?q=6.25,-75.5(Sede%20(norte))');
  });

  test('the policy gets only the origin of the images', () => {
    expect(tilesOrigin('https://tiles.example:8443/a/{z}/{x}/{y}.png?key=1')).toBe('https://tiles.example:8443');
  });
});

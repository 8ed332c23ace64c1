import { describe, expect, test } from 'vitest';

import siteConfig from '../../../site.config.ts';
import { coverageOf } from './coverage.ts';

const answer = (typed: string): string => {
  const found = coverageOf(typed, siteConfig);
  if (found.state === 'covered')
    return `${found.place.name} · ${found.place.zone} · ${found.place.municipality}${found.place.urbanOnly ? ' (urban)' : ''}`;
  return found.state === 'which-area' ? `which area of ${found.municipality}` : found.state;
};

describe('a typed neighborhood', () => {
  test.each([
    ['El Poblado', 'El Poblado · El Poblado · Medellín'],
    ['poblao', 'El Poblado · El Poblado · Medellín'],
    ['manila', 'Manila · El Poblado · Medellín'],
    ['Belén Rosales', 'Rosales · Belén · Medellín'],
    ['barrio la floresta, medellin', 'La Floresta · La América · Medellín'],
    ['floersta', 'La Floresta · La América · Medellín'],
    ['ESTADIO', 'Estadio · Laureles–Estadio · Medellín'],
    ['san antonio de prado', 'San Antonio de Prado · San Antonio de Prado · Medellín'],
    ['prado', 'Prado · La Candelaria · Medellín'],
    ['zuniga', 'Zúñiga · Envigado · Envigado'],
    ['Envigado', 'Envigado · Envigado · Envigado'],
    ['Girardota', 'Girardota · Girardota · Girardota (urban)'],
    ['Itagui', 'Itagüí · Itagüí · Itagüí'],
    ['Santa Fe', 'Santa Fe · Guayabal · Medellín'],
    ['Santa Fe, Medellín, Antioquia', 'Santa Fe · Guayabal · Medellín'],
    ['Envigado, Antioquia', 'Envigado · Envigado · Envigado'],
    ['12 de octubre', 'Doce de Octubre · Doce de Octubre · Medellín'],
    ['barrio 20 de Julio', 'Veinte de Julio · San Javier · Medellín'],
    ['8 de marzo', 'Ocho de Marzo · Buenos Aires · Medellín'],
    ['cerca al parque de Belén', 'Belén · Belén · Medellín'],
    ['Las Vegas, Envigado', 'Las Vegas · Envigado · Envigado'],
  ])('%s is in %s', (typed, place) => {
    expect(answer(typed)).toBe(place);
  });

  test.each([
    'Rionegro',
    'La Ceja',
    'Guarne',
    'San Sebastián de Palmitas',
    // Municipalities of Antioquia far from the Aburrá valley, whose names contain the name of a neighborhood.
    'Santa Fe de Antioquia',
    'San Pedro de los Milagros',
    'Santa Rosa de Osos',
    'Caldas Manizales',
    '12 de diciembre',
    'vereda de Barbosa',
    'xyz',
    '',
    'de la',
    '🦠',
  ])('%s is unknown, and never a yes by chance', (typed) => {
    expect(answer(typed)).toBe('unknown');
  });

  test('the city alone asks for the area', () => {
    expect(answer('Medellín')).toBe('which area of Medellín');
  });
});

test('every listed neighborhood is covered, in a zone of the configuration', () => {
  for (const { place, names } of siteConfig.neighborhoods) {
    expect(siteConfig.homeVisits.flatMap(({ municipality, areas }) => [municipality, ...areas])).toContain(place);
    for (const name of names) expect(coverageOf(name, siteConfig).state, name).toBe('covered');
  }
});

import { editDistance } from '../exam-search/edit-distance.ts';
import { wordsInName } from '../exam-search/name-tokens.ts';
import type { HomeVisitZone, Laboratory, Neighborhoods } from './laboratory.ts';

/** A place that gets home visits. */
export interface CoveredPlace {
  /** The name in the configuration, not the typed text. */
  name: string;
  /** The zone of the map: an area of a municipality, or the whole municipality. */
  zone: string;
  municipality: string;
  urbanOnly: boolean;
}

/** The answer to a typed neighborhood. */
export type CoverageAnswer =
  | { state: 'covered'; place: CoveredPlace }
  /** The typed text names only a municipality that is covered by areas. */
  | { state: 'which-area'; municipality: string }
  | { state: 'unknown' };

/** The zones of the configuration. */
type Zones = Pick<Laboratory, 'homeVisits'> & { neighborhoods?: readonly Neighborhoods[] | undefined };

/** Words that do not tell places apart. */
const stopWords = new Set(
  'a al barrio barrios comuna corregimiento de del el en la las lo los municipio n no sector urbanizacion y'.split(' '),
);
/** Words that say where in a place, not which place: 'cerca al parque de Belén'. */
const nearWords = new Set('alta alto baja bajo cerca central parque parte por'.split(' '));
/** The region is said after a municipality, or is part of another municipality's name: 'Envigado, Antioquia', 'Santa Fe de Antioquia'. */
const REGION = 'antioquia';
/** Numbers in names of places, as people type them: '12 de Octubre'. The index of each word is its value. */
const numberNames =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  );
/** The countryside, where only a person can say whether a visit is possible. */
const rural = new Set(['vereda', 'veredas', 'finca', 'parcelacion']);

/** From this length on, a word may have one typing error; from the second on, two. */
const ONE_ERROR_LETTERS = 5;
const TWO_ERRORS_LETTERS = 9;

/**
 * Answers whether a typed neighborhood gets home visits: ('poblao', …) → covered, El Poblado · ('Belén Rosales', …) → covered, Rosales ·
 * ('Medellín', …) → which area? · ('Rionegro', …) → unknown. Unknown is not a refusal: the list of neighborhoods may lack a name that
 * people use.
 */
export function coverageOf(typed: string, { homeVisits, neighborhoods = [] }: Zones): CoverageAnswer {
  const words = distinctiveWords(typed);
  const cities = homeVisits.filter(({ areas }) => areas.length > 0).map(({ municipality }) => municipality);
  const named = cities.find((city) => words.join(' ') === keyOf(city));
  if (named) return { state: 'which-area', municipality: named };
  const cityWords = new Set(cities.flatMap(distinctiveWords));
  const asked = words.filter((word) => !cityWords.has(word) && !nearWords.has(word));
  if (asked.length === 0 || asked.some((word) => rural.has(word))) return { state: 'unknown' };
  const places = placesOf(homeVisits, neighborhoods);
  const hasCity = words.some((word) => cityWords.has(word));
  const place = placeNamed(asked, places) ?? placeWithin(asked, places, hasCity) ?? misspelledPlace(asked, places);
  return place ? { state: 'covered', place } : { state: 'unknown' };
}

/** All names that a visitor may type: zones and their neighborhoods. */
function placesOf(homeVisits: readonly HomeVisitZone[], neighborhoods: readonly Neighborhoods[]): CoveredPlace[] {
  const zones = homeVisits.flatMap(({ municipality, areas, urbanOnly = false }) =>
    (areas.length > 0 ? areas : [municipality]).map((zone) => ({ name: zone, zone, municipality, urbanOnly })),
  );
  return zones.flatMap((zone) => [
    zone,
    ...neighborhoods
      .filter(({ place }) => place === zone.zone)
      .flatMap(({ names }) => names.map((name) => ({ ...zone, name }))),
  ]);
}

const distinctiveWords = (text: string): string[] =>
  wordsInName(text)
    .filter((word) => !stopWords.has(word))
    .map((word) => (/^\d+$/.test(word) ? (numberNames[Number(word)] ?? word) : word));
const keyOf = (name: string): string => distinctiveWords(name).join(' ');

/** The place whose name is the whole text. */
const placeNamed = (asked: readonly string[], places: readonly CoveredPlace[]): CoveredPlace | null =>
  places.find(({ name }) => keyOf(name) === asked.join(' ')) ?? null;

/**
 * The longest name whose words the text all contains, if the text's other words belong to the same zone: 'Belén Rosales' names Rosales.
 * 'Santa Fe de Antioquia' is another municipality than the Santa Fe of Medellín.
 */
function placeWithin(asked: readonly string[], places: readonly CoveredPlace[], hasCity: boolean): CoveredPlace | null {
  const contains = (name: string) => distinctiveWords(name).every((word) => asked.includes(word));
  const isExplained = ({ name, zone, municipality }: CoveredPlace) => {
    const known = new Set([name, zone, municipality].flatMap(distinctiveWords));
    const namesCity = hasCity || (zone === municipality && contains(municipality));
    return asked.every((word) => known.has(word) || (word === REGION && namesCity));
  };
  const rank = ({ name, zone }: CoveredPlace) => keyOf(name).length + (name !== zone && contains(zone) ? 100 : 0);
  const [best] = places
    .filter((place) => contains(place.name) && isExplained(place))
    .toSorted((one, other) => rank(other) - rank(one));
  return best ?? null;
}

function mostErrors(text: string): number {
  if (text.length >= TWO_ERRORS_LETTERS) return 2;
  return text.length >= ONE_ERROR_LETTERS ? 1 : 0;
}

/** The place whose name is the text with at most two typing errors. */
function misspelledPlace(asked: readonly string[], places: readonly CoveredPlace[]): CoveredPlace | null {
  const text = asked.join(' ');
  const most = mostErrors(text);
  const near = places.map((place) => ({ place, distance: editDistance(text, keyOf(place.name), most) }));
  const [best] = near
    .filter(({ distance }) => distance <= most)
    .toSorted((one, other) => one.distance - other.distance);
  return best?.place ?? null;
}

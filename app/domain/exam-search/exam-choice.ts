import { areas } from '../exams/exam.ts';
import { type Switch, specimenGroups, switches } from './exam-filters.ts';
import { type ExamChoice, sorts } from './exam-selection.ts';
import { MAX_LETTERS_OF_AN_ORDER } from './order/split-order.ts';

/** The parameter names of the address. A switch is on if its value is '1'. */
const parameters = {
  withoutFasting: 'sinayuno',
  sameDay: 'hoy',
  atHome: 'domicilio',
  packages: 'paquetes',
} as const satisfies Record<Switch, string>;
/** All parameters of a choice, besides the query `q`. */
export const parameterNames = ['area', 'literal', 'muestra', 'orden', 'pagina', ...Object.values(parameters)] as const;

const oneOf = <Name extends string>(names: readonly Name[], value: string | null): Name | null =>
  names.find((name) => name === value) ?? null;

/** Reads a choice from the query of an address, '?q=glucosa&area=chemistry&hoy=1'. Ignores invalid values. */
export function readChoice(asked: URLSearchParams): ExamChoice {
  const page = Number(asked.get('pagina'));
  const isOn = (name: Switch): boolean => asked.get(parameters[name]) === '1';
  return {
    query: (asked.get('q') ?? '').trim().slice(0, MAX_LETTERS_OF_AN_ORDER + 1),
    asTyped: asked.get('literal') === '1',
    area: oneOf(areas, asked.get('area')),
    specimen: oneOf(specimenGroups, asked.get('muestra')),
    withoutFasting: isOn('withoutFasting'),
    sameDay: isOn('sameDay'),
    atHome: isOn('atHome'),
    packages: isOn('packages'),
    sort: oneOf(sorts, asked.get('orden')) ?? 'relevance',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The inverse of `readChoice`: the query of the address for a choice. Empty for the initial catalog. */
export function queryOf(choice: Partial<ExamChoice>): string {
  const asked = new URLSearchParams({
    ...(choice.query && { q: choice.query }),
    ...(choice.asTyped && { literal: '1' }),
    ...(choice.area && { area: choice.area }),
    ...(choice.specimen && { muestra: choice.specimen }),
    ...Object.fromEntries(switches.flatMap((name) => (choice[name] ? [[parameters[name], '1']] : []))),
    ...(choice.sort && choice.sort !== 'relevance' && { orden: choice.sort }),
    ...(choice.page && choice.page > 1 && { pagina: String(choice.page) }),
  });
  return asked.size > 0 ? `?${asked}` : '';
}

/** Whether nothing was requested: the catalog then opens with its areas. */
export const isOpening = (choice: ExamChoice): boolean => queryOf(choice) === '';

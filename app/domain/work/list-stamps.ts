import type { Action } from '../access/access-table.ts';

/** The lists that show by themselves what has changed, each with the action that reads it. */
export const liveLists = {
  resultados: 'result.review',
  mensajes: 'inbox.read',
  domicilios: 'visit.read',
} as const satisfies Record<string, Action>;

export type LiveListName = keyof typeof liveLists;

/** 'mensajes' → 'mensajes' · 'x' → null */
export const liveListNamed = (typed: string | null): LiveListName | null =>
  typed === 'resultados' || typed === 'mensajes' || typed === 'domicilios' ? typed : null;

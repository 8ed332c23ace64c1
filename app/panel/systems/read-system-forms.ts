import { type OverlapDays, overlapDays } from '../../domain/senders/sender-states.ts';
import { readForm, textOf } from '../../ui/forms/read-form.ts';
import { type SystemMove, systemFaults, systemMoveSchema, systemSchema } from './system-schema.ts';
import type { AddReply } from './system-view.ts';

export interface TypedSystem {
  name: string;
  application: string;
  facility: string;
  signs: boolean;
  networks: string;
  publicKey: string;
}

/** Reads the form of a new system. What it says about networks and keys is checked later. */
export function readNewSystem(form: FormData): { reply: AddReply; system: TypedSystem | null } {
  const { typed, value, faults } = readForm(form, systemSchema, systemFaults);
  const names = ['nombre', 'aplicacion', 'sede', 'prueba', 'redes', 'llave'] as const;
  return {
    reply: {
      typed: Object.fromEntries(names.map((name) => [name, textOf(typed, name)])),
      faults: faults ?? {},
      problem: null,
      made: null,
    },
    system: value && {
      name: value.nombre,
      application: value.aplicacion,
      facility: value.sede,
      signs: value.prueba === 'firma',
      networks: value.redes,
      publicKey: value.llave,
    },
  };
}

export interface TypedMove {
  move: SystemMove;
  seen: string;
  overlap: OverlapDays;
  networks: string;
  publicKey: string;
}

/** Reads a form of a system's page; null for any other form. */
export function readSystemMove(form: FormData): TypedMove | null {
  const { value } = readForm(form, systemMoveSchema, systemFaults);
  return (
    value && {
      move: value.accion,
      seen: value.vista,
      networks: value.redes,
      publicKey: value.llave,
      overlap: overlapDays.find((days) => days === value.plazo) ?? 0,
    }
  );
}

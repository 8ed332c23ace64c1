import type { AccountKind } from '../../../app/domain/accounts/session-limits.ts';

export interface DemonstrationAccount {
  kind: AccountKind;
  email: string;
  name: string;
  roles: readonly ('owner' | 'bacteriologist' | 'counselor' | 'reception' | 'collector' | 'editor')[];
  /** The work of this person, for the list that `npm start` prints. */
  work: string;
  /** Their first page. */
  first: `/${string}`;
}

/** Everybody knows it: these accounts exist only in the demonstration's database. */
export const demonstrationPassword = 'yarumo de plata';

/** The identity document of the demonstration's patient with an account, as their messages name it. */
export const demonstrationPatient = {
  email: 'yesenia@correo.example',
  document: 'CC 43123456',
  released: 'D-101-1',
} as const;

/** One account for each role, and one of a patient. */
export const demonstrationAccounts: readonly DemonstrationAccount[] = [
  {
    kind: 'staff',
    email: 'gloria@yarumo.example',
    name: 'Gloria Inés Mejía',
    roles: ['owner'],
    work: 'runs the team',
    first: '/admin-panel/equipo',
  },
  {
    kind: 'staff',
    email: 'beatriz@yarumo.example',
    name: 'Beatriz Elena Ochoa',
    roles: ['bacteriologist'],
    work: 'releases results',
    first: '/admin-panel/resultados',
  },
  {
    kind: 'staff',
    email: 'camila@yarumo.example',
    name: 'Camila Vélez',
    roles: ['counselor'],
    work: 'hands results over',
    first: '/admin-panel/resultados',
  },
  {
    kind: 'staff',
    email: 'rosa@yarumo.example',
    name: 'Rosa Zapata',
    roles: ['reception'],
    work: 'messages and visits',
    first: '/admin-panel/mensajes',
  },
  {
    kind: 'staff',
    email: 'andres@yarumo.example',
    name: 'Andrés Gil',
    roles: ['collector'],
    work: 'home collection',
    first: '/admin-panel',
  },
  {
    kind: 'staff',
    email: 'esteban@yarumo.example',
    name: 'Esteban Ríos',
    roles: ['editor'],
    work: 'edits the site',
    first: '/admin-panel',
  },
  {
    kind: 'doctor',
    email: 'ivan@yarumo.example',
    name: 'Iván Restrepo',
    roles: [],
    work: 'reads results',
    first: '/portal-medicos',
  },
  {
    kind: 'doctor',
    email: 'luz@yarumo.example',
    name: 'Luz Marina Arango',
    roles: [],
    work: 'waits for approval',
    first: '/portal-medicos',
  },
  {
    kind: 'patient',
    email: demonstrationPatient.email,
    name: 'Yesenia Ochoa Marín',
    roles: [],
    work: 'reads her results',
    first: '/portal-resultados/ingresar',
  },
];

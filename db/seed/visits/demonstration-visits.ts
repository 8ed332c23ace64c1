import type { VisitPatient } from '../../../app/domain/visits/visit-reasons.ts';

interface DemonstrationVisit {
  state: 'requested' | 'confirmed' | 'done';
  /** The days from today; the next open day counts. */
  inDays: number;
  /** The number of its window among the laboratory's. */
  window: number;
  name: string;
  phone: string;
  email: string;
  place: { neighborhood: string; zone: string; address: string };
  request: { codes: string[]; exams: string; note: string; patient: VisitPatient };
}

/** Invented people at invented addresses: two wait, two are confirmed, and one is done. */
export const demonstrationVisits: readonly DemonstrationVisit[] = [
  {
    state: 'requested',
    inDays: 2,
    window: 0,
    name: 'Luz Marina Ospina',
    phone: '+57 300 000 0001',
    email: 'luz.ospina@correo.example',
    place: {
      neighborhood: 'Laureles',
      zone: 'Laureles–Estadio, Medellín',
      address: 'Circular 00 # 00-01, apto 301',
    },
    request: {
      codes: ['HEM-001', 'QUI-001', 'PAN-001'],
      exams: '',
      note: 'La portería pide el nombre.',
      patient: 'older',
    },
  },
  {
    state: 'requested',
    inDays: 4,
    window: 1,
    name: 'Julián Restrepo',
    phone: '+57 300 000 0002',
    email: '',
    place: { neighborhood: 'Sabaneta', zone: 'Sabaneta', address: 'Calle 00 sur # 00-02, casa 4' },
    request: { codes: [], exams: 'Cuadro hemático y ferritina', note: '', patient: 'child' },
  },
  {
    state: 'confirmed',
    inDays: 1,
    window: 0,
    name: 'Hernán Darío Cano',
    phone: '+57 300 000 0003',
    email: 'hernan.cano@correo.example',
    place: { neighborhood: 'Rosales', zone: 'Belén, Medellín', address: 'Carrera 00 # 00-03, torre 2, apto 904' },
    request: { codes: ['QUI-001', 'QUI-026'], exams: '', note: 'Hay parqueadero de visitantes.', patient: 'adult' },
  },
  {
    state: 'confirmed',
    inDays: 1,
    window: 1,
    name: 'Blanca Nubia Vanegas',
    phone: '+57 300 000 0004',
    email: 'blanca.vanegas@correo.example',
    place: { neighborhood: 'Envigado', zone: 'Envigado', address: 'Diagonal 00 # 00-04 sur, piso 2' },
    request: { codes: ['END-001'], exams: '', note: 'Son 30 escalones.', patient: 'older' },
  },
  {
    state: 'done',
    inDays: 0,
    window: 0,
    name: 'Óscar Iván Builes',
    phone: '+57 300 000 0005',
    email: 'oscar.builes@correo.example',
    place: { neighborhood: 'El Tesoro', zone: 'El Poblado, Medellín', address: 'Transversal 00 # 00-05, casa 12' },
    request: { codes: ['HEM-001'], exams: '', note: '', patient: 'adult' },
  },
];

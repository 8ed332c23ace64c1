import type { ApplicationDetails } from '../../../app/domain/doctors/application-details.ts';

/** The doctors of the demonstration. The first one's registration is in the demonstration's orders. Nobody here is real. */
export const demonstrationDoctors: readonly (ApplicationDetails & { state: 'approved' | 'received' })[] = [
  {
    state: 'approved',
    name: 'Iván Restrepo',
    email: 'ivan@yarumo.example',
    documentType: 'CC',
    documentNumber: '71334455',
    registration: '71334455',
    specialty: 'Medicina interna',
    institution: 'Consultorio 402, Laureles',
    phone: '604 555 0142',
    note: '',
  },
  {
    state: 'received',
    name: 'Luz Marina Arango',
    email: 'luz@yarumo.example',
    documentType: 'CC',
    documentNumber: '43998877',
    registration: '43998877',
    specialty: 'Ginecología y obstetricia',
    institution: 'Clínica de demostración',
    phone: '604 555 0167',
    note: '',
  },
];

import type { AreaAddresses } from './sign-in-flow.server.ts';

export const staffArea: AreaAddresses = {
  kind: 'staff',
  entrance: '/admin-login',
  code: '/admin-login/codigo',
  factor: '/admin-login/segundo-paso',
  home: '/admin-panel',
};

export const doctorArea: AreaAddresses = {
  kind: 'doctor',
  entrance: '/medicos-login',
  code: '/medicos-login/codigo',
  factor: '/medicos-login/segundo-paso',
  home: '/portal-medicos',
};

/** Patients have no setup that must come first: without an authenticator app, each new device is confirmed by mail. */
export const patientArea: AreaAddresses = {
  kind: 'patient',
  entrance: '/portal-resultados/ingresar',
  code: '/portal-resultados/codigo',
  factor: '/portal-resultados/codigo',
  home: '/portal-resultados/resultado',
};

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

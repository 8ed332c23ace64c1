import { spanishPath } from '../i18n/locale.ts';
import type { AreaAddresses } from './sign-in-flow.server.ts';

export const staffArea: AreaAddresses = {
  kind: 'staff',
  entrance: '/admin-login',
  code: '/admin-login/codigo',
  factor: '/admin-login/segundo-paso',
  home: '/admin-panel',
  reset: '/admin-login/recuperar',
  email: '/admin-login/correo',
  confirm: '/admin-panel/confirmar',
  security: '/admin-panel/seguridad',
};

export const doctorArea: AreaAddresses = {
  kind: 'doctor',
  entrance: '/medicos-login',
  code: '/medicos-login/codigo',
  factor: '/medicos-login/segundo-paso',
  home: '/portal-medicos',
  reset: '/medicos-login/recuperar',
  email: '/medicos-login/correo',
  confirm: '/portal-medicos/confirmar',
  security: '/portal-medicos/seguridad',
};

/** Patients have no setup that must come first: without an authenticator app, each new device is confirmed by mail. */
export const patientArea: AreaAddresses = {
  kind: 'patient',
  entrance: '/portal-resultados/ingresar',
  code: '/portal-resultados/codigo',
  factor: '/portal-resultados/codigo',
  home: '/portal-resultados/resultado',
  reset: '/portal-resultados/recuperar',
  email: '/portal-resultados/correo',
  confirm: '/portal-resultados/comprobar',
  security: '/portal-resultados/seguridad',
};

/** The area of a page that all areas have: '/en/admin-login/recuperar' → the staff's */
export function areaOf(pathname: string): AreaAddresses {
  const path = spanishPath(pathname);
  if (path.startsWith('/admin-')) return staffArea;
  return /^\/(medicos|portal-medicos)\b/.test(path) ? doctorArea : patientArea;
}

import { spanishPath } from '../i18n/locale.ts';
import type { AreaAddresses } from './sign-in-flow.server.ts';

// The page addresses of each signed-in area: staff, doctors, and patients. `AreaAddresses` documents the keys.

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

/**
 * Patients are never required to set up an authenticator app, so `factor` repeats `code`. Without an app, each new device is confirmed by
 * email.
 */
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

/** Returns the area that a path belongs to: '/en/admin-login/recuperar' → `staffArea`. The default is `patientArea`. */
export function areaOf(pathname: string): AreaAddresses {
  const path = spanishPath(pathname);
  if (path.startsWith('/admin-')) return staffArea;
  return /^\/(medicos|portal-medicos)\b/.test(path) ? doctorArea : patientArea;
}

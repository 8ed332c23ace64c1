import type { AccountKind } from '../../domain/accounts/session-limits.ts';

/** The pages around signing in, by the kind of account. */
export const entranceAddresses = {
  staff: { entrance: '/admin-login', reset: '/admin-login/recuperar' },
  doctor: { entrance: '/medicos-login', reset: '/medicos-login/recuperar' },
  patient: { entrance: '/portal-resultados/ingresar', reset: '/portal-resultados/recuperar' },
} as const satisfies Record<AccountKind, unknown>;

/** The pages of an account's security. */
export const securityAddresses = {
  staff: '/admin-panel/seguridad',
  doctor: '/portal-medicos/seguridad',
  patient: '/portal-resultados/seguridad',
} as const satisfies Record<AccountKind, string>;

import { m } from '../../i18n/paraglide/messages.js';

/** 25 → 'Intente de nuevo en 25 segundos.' · 90 → 'Intente de nuevo en 2 minutos.' */
export const retryWords = (seconds: number): string =>
  seconds < 60 ? m.signin_wait_seconds({ count: seconds }) : m.signin_wait_minutes({ count: Math.ceil(seconds / 60) });

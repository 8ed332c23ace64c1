/** The number of days after which a device must be confirmed again. */
const DEVICE_DAYS = 90;
export const DEVICE_SECONDS = DEVICE_DAYS * 24 * 3600;

/** The number of minutes for which an emailed code is valid (D 36). */
export const DEVICE_CODE_MINUTES = 10;
export const MAX_DEVICE_CODE_TRIES = 5;

/** Whether a device first seen at this instant still counts as known. */
export const isDeviceKnown = (firstSeenAt: string, now: Date): boolean =>
  now.getTime() < Date.parse(firstSeenAt) + DEVICE_SECONDS * 1000;

/** Normalizes a typed code to its digits: '1234 5678' → '12345678'. Returns null if there are not exactly eight. */
export function typedDeviceCode(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{8}$/.test(digits) ? digits : null;
}

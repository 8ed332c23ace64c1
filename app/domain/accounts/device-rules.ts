/** A device is confirmed again after these days. */
const DEVICE_DAYS = 90;
export const DEVICE_SECONDS = DEVICE_DAYS * 24 * 3600;

/** Minutes in which the code of a mail can be typed (D 36). */
export const DEVICE_CODE_MINUTES = 10;
export const MOST_DEVICE_CODE_TRIES = 5;

/** Whether a device that was first seen at this instant still counts as known. */
export const isDeviceKnown = (firstSeenAt: string, now: Date): boolean =>
  now.getTime() < Date.parse(firstSeenAt) + DEVICE_SECONDS * 1000;

/** A typed code with only its digits: '1234 5678' → '12345678'; null if they are not eight. */
export function typedDeviceCode(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{8}$/.test(digits) ? digits : null;
}

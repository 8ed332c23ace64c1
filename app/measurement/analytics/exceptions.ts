/**
 * Messages of faults that are not reported (clause S8.01), in the browsers' wording: chunks that failed to load, and the consent banner.
 */
const unreported = [
  /dynamically imported module|importing a module script failed/i,
  /loading (css )?chunk|chunkloaderror|unable to preload/i,
  /cookieConsent/,
];

/** 'TypeError: x is undefined' → true · 'ChunkLoadError: Loading chunk 3 failed' → false */
export const isReported = (message: string): boolean => unreported.every((pattern) => !pattern.test(message));

/** Analytics cuts longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 100;

/** Describes a fault for analytics: by its redacted message, or only by its kind if the page must not be revealed. */
export const describeFault = (fault: { name: string; message: string }, mayRevealPage: boolean): string =>
  mayRevealPage ? redacted(fault.message) : fault.name;

/** Removes what a message may quote, input and addresses: 'no /a/b?c for ana@x.co' → 'no [path] for [e-mail]' */
const redacted = (message: string): string =>
  message
    .replace(/\S+@\S+/g, '[e-mail]')
    .replace(/\b[a-z][a-z+.-]*:\/\/\S+/gi, '[address]')
    .replace(/(?<!\w)\/[^\s'"`)]+/g, '[path]')
    .replace(/(["'`“«])[^"'`”»]*(["'`”»])/g, '$1…$2')
    .replace(/\+?\d[\d .-]{5,}\d/g, '[number]')
    .slice(0, MAX_DESCRIPTION_LENGTH);

/** Faults that are not reported (clause S8.01), in the browsers' wording. */
const unreported = [
  /dynamically imported module|importing a module script failed/i,
  /loading (css )?chunk|chunkloaderror|unable to preload/i,
  /cookieConsent/,
];

export const isReported = (message: string): boolean => unreported.every((words) => !words.test(message));

/** Analytics cuts longer descriptions. */
const LONGEST = 100;

/** The description of a fault; only its kind if the page must not be revealed. */
export const describeFault = (fault: { name: string; message: string }, told: boolean): string =>
  told ? tellableMessage(fault.message) : fault.name;

/** A message may quote input or an address: 'no /a/b?c for ana@x.co' → 'no [path] for [e-mail]' */
const tellableMessage = (message: string): string =>
  message
    .replace(/\S+@\S+/g, '[e-mail]')
    .replace(/\b[a-z][a-z+.-]*:\/\/\S+/gi, '[address]')
    .replace(/(?<!\w)\/[^\s'"`)]+/g, '[path]')
    .replace(/(["'`“«])[^"'`”»]*(["'`”»])/g, '$1…$2')
    .replace(/\+?\d[\d .-]{5,}\d/g, '[number]')
    .slice(0, LONGEST);

/** Returns the visitor's own date, because a page may be an old cached copy. The locale 'en-CA' formats dates as YYYY-MM-DD. */
export const calendarDateHere = (): string => new Date().toLocaleDateString('en-CA');

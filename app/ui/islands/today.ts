/** The visitor's own date: a page may be as old as a copy on the device. This language writes a date as the calendar does. */
export const calendarDateHere = (): string => new Date().toLocaleDateString('en-CA');

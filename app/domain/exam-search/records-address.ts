/** Where the browser fetches the catalogue for its own search; the version of the content is part of the name. */
const folder = '/catalogue/records/';

export const recordsAddress = (version: string): string => folder + version;

export const isRecordsAddress = (pathname: string): boolean => pathname.startsWith(folder);

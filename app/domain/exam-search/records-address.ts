/** The address of the catalog data for the browser's local search; the address contains the version of the content. */
const folder = '/catalogue/records/';

/** The address of one version. */
export const recordsAddress = (version: string): string => folder + version;

export const isRecordsAddress = (pathname: string): boolean => pathname.startsWith(folder);

/** Names that people search for but that we do not print: some of them judge their readers. The search knows them all. */
const typedOnly = /(^|[^\p{L}])(sida|aids|ven[eé]re[oa]s?|venereal|impotencia|impotence)($|[^\p{L}])/iu;

/** Returns the names that the site may print: (['VIH', 'examen del sida']) → ['VIH'] */
export const printedNames = (names: readonly string[]): string[] => names.filter((name) => !typedOnly.test(name));

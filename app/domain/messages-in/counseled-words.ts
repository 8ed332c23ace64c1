/**
 * Names, in Spanish and English and without accents, of infections and tests whose result a trained person must deliver (Decreto 780 de
 * 2016, art. 2.8.1.2.4). A laboratory's system may send such a value under a local code, so the gate also reads the words beside the code.
 */
const names =
  /\b(vih|hiv|cd4|htlv|sifilis|syphilis|treponem\w*|vdrl|rpr|fta|tpha|tppa|clamid\w*|chlamyd\w*|gonorr\w*|gonococ\w*|neisseria|tricomon\w*|trichomon\w*|ureaplasma|mycoplasma|herpes|hsv|vph|hpv|papiloma\w*|papillomav\w*|hepatitis|hbsag|hbs|hbc|hbe|vhb|vhc|hbv|hcv|mpox|its|std|sti|torch|transmision sexual|sexually transmitted|genotip\w*|genotyp\w*|mutacion\w*|mutation\w*|brca\w*|cariotip\w*|karyotyp\w*|paternidad|paternity)\b/;

const pregnancy = /\b(embarazo|gestacion\w*|pregnan\w*|hcg|gonadotropina corionica|chorionic gonadotropin)\b/;

/** 'HIV 1 and 2 tests' → true · 'Anti-VIH' → true · 'Leucocitos' → false */
export const namesCounseledTest = (text: string): boolean => names.test(plain(text));

/** 'Prueba de embarazo en orina' → true · 'β-hCG cuantitativa' → true · 'TSH' → false */
export const namesPregnancyTest = (text: string): boolean => pregnancy.test(plain(text));

/** Removes accents, capital letters, and punctuation. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ');

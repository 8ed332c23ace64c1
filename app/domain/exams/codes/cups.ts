/**
 * The format of a CUPS code that a laboratory can offer: six digits, with the group in the first three. Chapter 17, "Laboratorio clínico",
 * has 901 microbiology, 902 hematology, 903 chemistry, 904 endocrinology, 905 drugs and toxicology, 906 immunology and tumor markers, 907
 * urine, stool, and semen, and 908 genetics and molecular biology; 911 is blood groups, and 898 is cytology and pathology. Only the
 * Ministry's list of the year shows whether a code is in force.
 */
export const cupsGroups = ['898', '901', '902', '903', '904', '905', '906', '907', '908', '911'] as const;

/** '902210' → true, '890201' (a consultation) → false */
export const isCups = (code: string): boolean =>
  /^\d{6}$/.test(code) && cupsGroups.some((group) => code.startsWith(group));

const YEARS = 18;

/** The day on which a person becomes an adult (Ley 27 de 1977): '2012-03-04' → '2030-03-04' */
export const majorityOf = (birthDate: string): string =>
  `${Number(birthDate.slice(0, 4)) + YEARS}${birthDate.slice(4)}`;

/** Whether a person is a minor on a day: ('2012-03-04', '2030-03-03') → true · ('2012-03-04', '2030-03-04') → false */
export const isMinor = (birthDate: string, today: string): boolean => today < majorityOf(birthDate);

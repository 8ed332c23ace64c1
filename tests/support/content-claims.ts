import { type ContentText, passagesOf } from './content-text.ts';

/** A number with a clinical unit: '8 horas', '12–14 hours', '99 %'. */
const clinical =
  /\d\s?(?:%|mg|g\b|mL|µ|ng|pg|mmol|nmol|mUI|UI\b|IU\b|UFC|CFU|°C|horas|hours|semanas|weeks|días|days)|\b\d+–\d+\s?(?:horas|hours|días|days)/;
/** A numbered law or rule: 'Ley 1581'. */
const legal = /(?:Ley|Law|Decreto|Decree|Resolución|Resolution|Circular)\s\d/;

/** Finds the first passage of a page with a clinical or legal fact: one that has a number with a unit, or names a law. */
export const factStatedBy = (content: ContentText): string | undefined =>
  passagesOf(content).find((passage) => clinical.test(passage) || legal.test(passage));

import { type ContentText, passagesOf } from './content-text.ts';

const clinical =
  /\d\s?(?:%|mg|g\b|mL|µ|ng|pg|mmol|nmol|mUI|UI\b|IU\b|UFC|CFU|°C|horas|hours|semanas|weeks|días|days)|\b\d+–\d+\s?(?:horas|hours|días|days)/;
const legal = /(?:Ley|Law|Decreto|Decree|Resolución|Resolution|Circular)\s\d/;

/** The first sentence of a page with a clinical or legal fact: one that has a number with a unit, or names a law. */
export const factStatedBy = (content: ContentText): string | undefined =>
  passagesOf(content).find((passage) => clinical.test(passage) || legal.test(passage));

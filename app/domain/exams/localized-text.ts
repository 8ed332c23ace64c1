/** The same text in both languages. */
export interface Words {
  es: string;
  en: string;
}

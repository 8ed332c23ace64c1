import type { Language } from './exam-texts.ts';

/** Words that deny, forbid, or leave out. */
export const negatives: Readonly<Record<Language, RegExp>> = {
  es: /(?<!\p{L})(?:no|ni|sin|nunca|jamás|tampoco|nadie|nada|ning[uú]n\p{L}*|evit\p{L}+|abst\p{L}+|en (?:vez|lugar) de)(?!\p{L})/iu,
  en: /\b(?:no|not|nor|neither|never|none|nobody|nothing|cannot|\p{L}+n['’]t|without|avoid\p{L}*|abst\p{L}+|refrain\p{L}*|rather than|instead of)(?!\p{L})/iu,
};

/** Words that take back a part of a negation, so the sentences cannot be compared: 'no coma hasta …', 'only drink water'. */
export const exceptions: Readonly<Record<Language, RegExp>> = {
  es: /(?<!\p{L})(?:hasta|s[oó]l[oa]s?|solamente|únicamente|salvo|excepto|menos)(?!\p{L})/iu,
  en: /\b(?:until|only|unless|except|alone)\b/iu,
};

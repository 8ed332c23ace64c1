const MIN_PHONE_DIGITS = 7;
/** E.164 allows 15 digits. */
const MAX_PHONE_DIGITS = 15;

/** '300 111 2233' → true · '+57 (604) 000-0000' → true · 'mañana' → false */
export const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length;
  return digits >= MIN_PHONE_DIGITS && digits <= MAX_PHONE_DIGITS && /^[\d\s()+.-]+$/.test(text);
};

export const MAX_NAME_CHARACTERS = 120;

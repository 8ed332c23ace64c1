/** The visitor's data that a conversion may include, in the format of Google's tag, which hashes it in the browser before sending it. */
export interface VisitorContact {
  email?: string;
  phone_number?: string;
}

/** Fewer digits are not a telephone number (clause S5.02). */
const MIN_DIGITS = 10;

/** ' Ana@Ejemplo.CO ' → 'ana@ejemplo.co' · 'ana' → null */
export function pickEmail(value: string): string | null {
  const email = value.trim().toLowerCase();
  return email.includes('@') ? email : null;
}

/** ('300 123 4567', '57') → '+573001234567' · ('+34 600 000 000', '57') → '+34600000000' · ('604 123', '57') → null */
export function pickPhone(value: string, callingCode: string): string | null {
  const digits = value.replace(/\D/g, '');
  if (digits.length < MIN_DIGITS) return null;
  return digits.length === MIN_DIGITS && !value.trim().startsWith('+') ? `+${callingCode}${digits}` : `+${digits}`;
}

/** Returns the first valid e-mail and the first valid telephone number, without those that are missing. */
export function pickContact(
  typed: { emails: readonly string[]; phones: readonly string[] },
  callingCode: string,
): VisitorContact {
  const email = typed.emails.map(pickEmail).find((found) => found !== null);
  const phone_number = typed.phones.map((phone) => pickPhone(phone, callingCode)).find((found) => found !== null);
  return { ...(email && { email }), ...(phone_number && { phone_number }) };
}

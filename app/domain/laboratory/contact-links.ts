/** '+57 300 000 0000' → 'tel:+573000000000' */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** ('+57 300 000 0000', 'Hola') → 'https://wa.me/573000000000?text=Hola' */
export const whatsappHref = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;

/** 'a@b.co' → 'mailto:a@b.co' */
export const mailHref = (email: string): string => `mailto:${email}`;

/** ('a@b.co', 'Hola', '¿Abren hoy?') → 'mailto:a@b.co?subject=Hola&body=%C2%BFAbren%20hoy%3F', with RFC 6068 line breaks. */
export const composedMailHref = (email: string, subject: string, body: string): string =>
  `${mailHref(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`;

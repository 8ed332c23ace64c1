/** '+57 300 000 0000' → 'tel:+573000000000' */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** ('+57 300 000 0000', 'Hola') → 'https://wa.me/573000000000?text=Hola' */
export const whatsappHref = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;

/** 'a@b.co' → 'mailto:a@b.co' */
export const mailHref = (email: string): string => `mailto:${email}`;

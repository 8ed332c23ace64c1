import type { ReactNode } from 'react';

import { whatsappHref } from './contact-links.ts';
import { useLaboratory } from './laboratory-context.ts';

/** A link that opens a chat with the laboratory in which this text is already written. */
export function WhatsAppLink({
  text,
  label,
  className,
  children,
}: {
  text: string;
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  const { whatsapp } = useLaboratory();
  return (
    <a
      href={whatsappHref(whatsapp, text)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      className={className}
    >
      {children}
    </a>
  );
}

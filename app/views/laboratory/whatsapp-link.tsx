import type { ReactNode } from 'react';
import { whatsappHref } from '../../domain/laboratory/contact-links.ts';
import type { Conversion } from '../../domain/laboratory/laboratory.ts';
import { dataFor } from '../../ui/data-for.ts';
import { conversionContract } from './conversion.contract.ts';
import { useLaboratory } from './laboratory-context.ts';

/**
 * A link to a chat with the laboratory, with this text already written. A link that does more than open a chat names its `conversion`;
 * without analytics the page omits it.
 */
export function WhatsAppLink({
  text,
  label,
  conversion,
  className,
  children,
}: {
  text: string;
  label?: string;
  conversion?: Conversion;
  className?: string;
  children: ReactNode;
}) {
  const { whatsapp, analytics } = useLaboratory();
  return (
    <a
      href={whatsappHref(whatsapp, text)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      {...dataFor(conversionContract, { kind: analytics.measurementId ? conversion : undefined })}
      className={className}
    >
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';
import { whatsappHref } from '../../domain/laboratory/contact-links.ts';
import type { Conversion } from '../../domain/laboratory/laboratory.ts';
import { written } from '../../ui/written.ts';
import { conversionContract } from './conversion.contract.ts';
import { useLaboratory } from './laboratory-context.ts';

/**
 * A link that opens a chat with the laboratory in which this text is already written. One that does more than open a chat says which
 * `conversion` it is; where nothing is measured the page does not carry the word.
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
      {...written(conversionContract, { kind: analytics.measurementId ? conversion : undefined })}
      className={className}
    >
      {children}
    </a>
  );
}

import { m } from '../../i18n/paraglide/messages.js';
import { TextAreaField } from '../../ui/field.tsx';
import type { SystemFault } from './system-schema.ts';
import { faultWords } from './system-words.ts';

interface TextProps {
  fault: SystemFault | null | undefined;
  typed: string | undefined;
  /** A form without a summary of faults reads them out. */
  isAnnounced?: boolean;
}

/** The networks from which a system connects. */
export const NetworksField = ({ fault, typed, isAnnounced }: TextProps) => (
  <TextAreaField
    id="redes"
    label={m.systems_networks()}
    hint={m.systems_networks_hint()}
    fault={faultWords(fault)}
    isAnnounced={isAnnounced}
    rows={2}
    spellCheck={false}
    autoComplete="off"
    defaultValue={typed ?? ''}
  />
);

/** The public key of a system that signs. */
export const PublicKeyField = ({ fault, typed, isAnnounced }: TextProps) => (
  <TextAreaField
    id="llave"
    label={m.systems_public_key()}
    hint={m.systems_public_key_hint()}
    fault={faultWords(fault)}
    isAnnounced={isAnnounced}
    rows={5}
    spellCheck={false}
    autoComplete="off"
    defaultValue={typed ?? ''}
  />
);

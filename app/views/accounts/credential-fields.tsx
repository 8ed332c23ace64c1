import type { ComponentProps } from 'react';

import { m } from '../../i18n/paraglide/messages.js';
import { Field } from '../../ui/field.tsx';

type EmailProps = Partial<Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'fault'>> & {
  /** As it was typed. */
  typed: string | undefined;
  /** `username`: the address of the reader's own account, for a password manager. */
  autoComplete?: 'username' | 'email' | 'off';
};

/** An email address, in every form that asks for one. */
export const EmailField = ({ typed, label, autoComplete = 'username', ...words }: EmailProps) => (
  <Field
    {...words}
    id="correo"
    label={label ?? m.signin_email()}
    type="email"
    inputMode="email"
    autoComplete={autoComplete}
    spellCheck={false}
    defaultValue={typed ?? ''}
  />
);

type PasswordProps = Partial<Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'fault' | 'isAnnounced'>> & {
  id?: string;
  autoComplete?: 'current-password' | 'new-password';
};

/** The password of an account. It never comes back into the page. */
export const PasswordField = ({ id = 'clave', label, autoComplete = 'current-password', ...words }: PasswordProps) => (
  <Field {...words} id={id} label={label ?? m.signin_password()} type="password" autoComplete={autoComplete} />
);

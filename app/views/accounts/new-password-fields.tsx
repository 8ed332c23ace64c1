import { MAX_PASSWORD_CHARACTERS, MIN_PASSWORD_CHARACTERS } from '../../domain/accounts/password-rules.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { SummaryLine } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import type { NewPasswordFault } from './new-password.ts';

/** A new password, twice: somebody who mistypes it once would be locked out. */
export function NewPasswordFields({ fault }: { fault: NewPasswordFault | undefined }) {
  const text = fault && newPasswordWords[fault]();
  const isOther = fault === 'differs';
  return (
    <>
      <Field
        id="clave"
        label={m.new_password()}
        hint={m.new_password_hint({ count: MIN_PASSWORD_CHARACTERS })}
        fault={isOther ? undefined : text}
        type="password"
        autoComplete="new-password"
        maxLength={2 * MAX_PASSWORD_CHARACTERS}
      />
      <Field
        id="otra"
        label={m.new_password_again()}
        fault={isOther ? text : undefined}
        type="password"
        autoComplete="new-password"
        maxLength={2 * MAX_PASSWORD_CHARACTERS}
      />
    </>
  );
}

/** The line of a summary that leads to the faulty field. */
export const newPasswordLine = (fault: NewPasswordFault): SummaryLine => ({
  field: fault === 'differs' ? 'otra' : 'clave',
  text: newPasswordWords[fault](),
});

const newPasswordWords: Readonly<Record<NewPasswordFault, () => string>> = {
  missing: m.new_password_missing,
  differs: m.new_password_differs,
  'too-short': () => m.new_password_short({ count: MIN_PASSWORD_CHARACTERS }),
  'too-long': () => m.new_password_long({ count: MAX_PASSWORD_CHARACTERS }),
  common: m.new_password_common,
  'about-you': m.new_password_about,
};

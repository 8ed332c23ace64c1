import type { PasswordFault } from '../../domain/accounts/password-rules.ts';
import type { ProxyDays } from '../../domain/persons/proxy-durations.ts';
import type { Locale } from '../../i18n/locale.ts';
import { datePartsFaults } from '../../ui/date-parts.ts';
import { dateFaultIn } from '../../ui/forms/date-schema.ts';
import { readForm, textOf } from '../../ui/forms/read-form.ts';
import type { ProxyReply } from '../access/proxy-section.tsx';
import { accountFaults, bindingSchema, confirmationSchema, proxySchema, registrationSchema } from './account-schema.ts';
import type { BindingReply } from './binding-page.tsx';
import type { RegistrationReply } from './registration-page.tsx';

/** A form as it was read: its values, and the reply that shows it again. */
interface Read<Value, Reply> {
  value: Value | null;
  reply: Reply;
}

/** `faultOf`: why a password is refused; null if it is good. */
export function readRegistration(
  form: FormData,
  faultOf: (password: string, email: string) => PasswordFault | null,
): Read<{ email: string; password: string }, RegistrationReply> {
  const { typed, value, faults } = readForm(form, registrationSchema, accountFaults);
  const [email, password] = [textOf(typed, 'correo').trim(), textOf(typed, 'clave')];
  const passwordFault = password === '' ? 'missing' : faultOf(password, email);
  return {
    value: value && passwordFault === null ? { email: value.correo, password: value.clave } : null,
    reply: { email, emailFault: faults?.correo ?? null, passwordFault },
  };
}

/** The password of a confirmation; null without one. */
export const readConfirmation = (form: FormData): string | null =>
  readForm(form, confirmationSchema, accountFaults).value?.clave ?? null;

export function readBinding(form: FormData, locale: Locale): Read<{ code: string; birthDate: string }, BindingReply> {
  const { typed, value, faults } = readForm(form, bindingSchema(locale), datePartsFaults);
  const reply: BindingReply = {
    code: textOf(typed, 'codigo'),
    typed: {
      day: textOf(typed, 'nacimiento.dia'),
      month: textOf(typed, 'nacimiento.mes'),
      year: textOf(typed, 'nacimiento.anio'),
    },
    problem: null,
    codeMissing: faults?.codigo !== undefined,
    date: dateFaultIn(faults, 'nacimiento'),
  };
  return { value: value && { code: value.codigo, birthDate: value.nacimiento }, reply };
}

interface ProxyValues {
  person: string;
  email: string;
  days: ProxyDays;
  password: string;
}

export function readProxyForm(form: FormData): Read<ProxyValues, ProxyReply> {
  const { typed, value, faults } = readForm(form, proxySchema, accountFaults);
  return {
    value: value && { person: value.persona, email: value.correo, days: value.dias, password: value.clave },
    reply: {
      email: textOf(typed, 'correo'),
      days: textOf(typed, 'dias'),
      person: textOf(typed, 'persona'),
      emailFault: faults?.correo ?? null,
      passwordMissing: faults?.clave !== undefined,
      problem: null,
    },
  };
}

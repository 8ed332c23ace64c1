import { MAX_NICKNAME_CHARACTERS, type NicknameFault } from '../../domain/persons/nickname.ts';
import type { DeskPerson } from '../../domain/persons/person-desk.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Choices } from '../../ui/fieldset.tsx';
import type { DeskRight } from './desk-right.ts';

/** The answer to a contact that was not stored, with what was typed. */
export interface ContactReply {
  email: string;
  phone: string;
  locale: string;
  nickname: string;
  nicknameFault: NicknameFault | null;
  emailFault: boolean;
  phoneFault: boolean;
  /** Somebody else changed the person since the form was opened. */
  hasChanged: boolean;
}

const nicknameWords: Readonly<Record<NicknameFault, () => string>> = {
  'nickname-long': m.patients_nickname_long,
  'nickname-characters': m.patients_nickname_characters,
  'nickname-digits': m.patients_nickname_digits,
  'nickname-exam': m.patients_nickname_exam,
};

interface DeskContactProps {
  person: DeskPerson;
  right: DeskRight;
  reply: ContactReply | undefined;
}

/** The contact on file, to which result links go. Staff confirm their identity before they correct it. */
export function DeskContactForm({ person, right, reply }: DeskContactProps) {
  return (
    <section>
      <h2 className="text-lg">{m.patients_contact()}</h2>
      <p className="mt-2 text-sm text-ink-soft">{m.patients_contact_lead()}</p>
      {right === 'yes' ? (
        <Editable person={person} reply={reply} />
      ) : (
        <>
          <OnFile person={person} />
          {right === 'no' && <p className="mt-3 text-sm text-ink-soft">{m.patients_desk_only()}</p>}
        </>
      )}
    </section>
  );
}

function OnFile({ person: { email, phone, nickname, locale } }: { person: DeskPerson }) {
  const facts = [
    [m.patients_email(), email ?? m.patients_unknown()],
    [m.patients_phone(), phone ?? m.patients_unknown()],
    [m.patients_nickname(), nickname ?? m.patients_unknown()],
    [m.patients_language(), locale === 'es' ? m.patients_spanish() : m.patients_english()],
  ] as const;
  return (
    <dl className="mt-4 grid gap-2 text-sm">
      {facts.map(([term, value]) => (
        <div key={term} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="text-right wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Editable({ person, reply }: Pick<DeskContactProps, 'person' | 'reply'>) {
  return (
    <form method="post" noValidate autoComplete="off" className="mt-4 grid gap-4">
      {reply?.hasChanged && (
        <ErrorState heading={m.patients_changed()} isAnnounced level="h3">
          {m.patients_changed_text({ email: person.email ?? m.patients_unknown() })}
        </ErrorState>
      )}
      <input type="hidden" name="version" value={person.version} />
      <Field
        id="correo"
        label={m.patients_email()}
        fault={reply?.emailFault && m.patients_email_wrong()}
        isAnnounced
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        defaultValue={reply?.email ?? person.email ?? ''}
      />
      <Field
        id="telefono"
        label={m.patients_phone()}
        fault={reply?.phoneFault && m.patients_phone_wrong()}
        isAnnounced
        type="tel"
        inputMode="tel"
        autoComplete="off"
        defaultValue={reply?.phone ?? person.phone ?? ''}
      />
      <Field
        id="apodo"
        label={m.patients_nickname()}
        hint={m.patients_nickname_hint()}
        fault={reply?.nicknameFault && nicknameWords[reply.nicknameFault]()}
        isAnnounced
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_NICKNAME_CHARACTERS}
        defaultValue={reply?.nickname ?? person.nickname ?? ''}
      />
      <Choices
        id="idioma"
        name="idioma"
        kind="radios"
        layout="row"
        label={m.patients_language()}
        options={[
          { value: 'es', label: m.patients_spanish() },
          { value: 'en', label: m.patients_english() },
        ]}
        chosen={[reply?.locale ?? person.locale]}
      />
      <button type="submit" name="accion" value="contacto" className={button('primary', 'justify-self-start')}>
        {m.patients_contact_save()}
      </button>
    </form>
  );
}

import { nicknameFault } from '../../domain/persons/nickname.ts';
import type { Contact } from '../../domain/persons/person-desk.server.ts';
import { readForm, textOf } from '../../ui/forms/read-form.ts';
import type { ContactReply } from './desk-contact-form.tsx';
import { contactFaults, deskContactSchema, documentFaults, documentSchema } from './patient-schema.ts';
import type { SearchReply } from './patient-search.tsx';

/** Reads the search for a document. `reply`: the form as it was typed, with its problem. */
export function readDocument(form: FormData): {
  value: { type: string; number: string } | null;
  reply: SearchReply;
} {
  const { typed, value, faults } = readForm(form, documentSchema, documentFaults);
  return {
    value: value && { type: value.tipo, number: value.numero },
    reply: { type: textOf(typed, 'tipo'), number: textOf(typed, 'numero'), problem: faults?.numero ?? 'missing' },
  };
}

/** `examNames`: those that no nickname may say. */
export function readContact(
  form: FormData,
  examNames: readonly string[],
): { value: (Contact & { version: number }) | null; reply: ContactReply } {
  const { typed, value, faults } = readForm(form, deskContactSchema, contactFaults);
  const nickname = textOf(typed, 'apodo').trim();
  const nicknameWrong = nicknameFault(nickname, examNames);
  const contact = value && { email: value.correo, phone: value.telefono, locale: value.idioma, version: value.version };
  return {
    value: contact && !nicknameWrong ? { ...contact, nickname: nickname || null } : null,
    reply: {
      email: textOf(typed, 'correo'),
      phone: textOf(typed, 'telefono'),
      locale: textOf(typed, 'idioma'),
      nickname,
      nicknameFault: nicknameWrong,
      emailFault: faults?.correo !== undefined,
      phoneFault: faults?.telefono !== undefined,
      hasChanged: false,
    },
  };
}

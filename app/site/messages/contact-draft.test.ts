import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { whatsappHref } from '../../domain/laboratory/contact-links.ts';
import { readForm } from '../../ui/forms/read-form.ts';
import { contactServices } from '../../views/contact/contact-services.ts';
import { readDraft } from './contact-draft.ts';
import { contactSchema } from './contact-schema.ts';
import { draftText } from './draft-text.ts';
import { draftWords } from './draft-words.ts';

const formOf = (fields: Record<string, string | File>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

const empty = { nombre: '', telefono: '', email: '', servicio: '', mensaje: '' };

describe('readDraft', () => {
  test.each([
    ['an empty form', {}, {}],
    ['spaces', { nombre: '  ', mensaje: '\n\t' }, {}],
    ['typed text, trimmed', { nombre: ' Ana ', mensaje: 'Hola\nadiós ' }, { nombre: 'Ana', mensaje: 'Hola\nadiós' }],
    ['a listed service', { servicio: 'orina' }, { servicio: 'orina' }],
    ['an unlisted service', { servicio: 'cirugia' }, {}],
    [
      'an invalid address, because nothing is refused',
      { email: 'nada', telefono: 'abc' },
      { email: 'nada', telefono: 'abc' },
    ],
    ['a file in a text field', { nombre: new File(['x'], 'x.txt') }, {}],
    ['unknown fields', { cedula: '123', nombre: 'Ana' }, { nombre: 'Ana' }],
  ])('reads %s', (_, fields, expected) => {
    expect(readDraft(formOf(fields))).toEqual({ ...empty, ...expected });
  });

  test('keeps the first of two fields with the same name', () => {
    const form = formOf({ nombre: 'Ana' });
    form.append('nombre', 'Eva');
    expect(readDraft(form).nombre).toBe('Ana');
  });

  test('truncates text that is too long', () => {
    expect(readDraft(formOf({ mensaje: 'a'.repeat(2000) })).mensaje).toHaveLength(2000);
    expect(readDraft(formOf({ mensaje: 'a'.repeat(2001) })).mensaje).toHaveLength(2000);
  });

  // Truncating inside a surrogate pair once left text that no link can carry.
  test('never splits a character', () => {
    const { mensaje } = readDraft(formOf({ mensaje: `${'a'.repeat(1999)}😀` }));
    expect(mensaje).toBe('a'.repeat(1999));
  });
});

describe('any form', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 2500 }),
    fc.nat(40).map((length) => `${'a'.repeat(1980 + length)}😀😀`),
    fc.constantFrom(...contactServices),
    fc.constant(new File(['x'], 'x.txt')),
  );
  const forms = fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(empty)), fc.string()), value), { maxLength: 12 })
    .map((entries) => {
      const form = new FormData();
      for (const [name, entry] of entries) form.append(name, entry);
      return form;
    });

  test('becomes a draft of its five fields, none too long, with a listed service', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const draft = readDraft(form);
        expect(Object.keys(draft)).toEqual(Object.keys(empty));
        for (const text of Object.values(draft)) expect(text.length).toBeLessThanOrEqual(2000);
        expect(contactServices).toContain(draft.servicio);
      }),
    );
  });

  test('is read on the server as in the browser', () => {
    fc.assert(
      fc.property(forms, (form) => {
        expect(readForm(form, contactSchema, []).value).toEqual(readDraft(form));
      }),
    );
  });

  test('makes a chat link that carries the draft', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const draft = readDraft(form);
        const carried =
          new URL(whatsappHref('+57 300 000 0000', draftText(draft, draftWords(draft.servicio)))).searchParams.get(
            'text',
          ) ?? '';
        for (const text of [draft.nombre, draft.telefono, draft.email, draft.mensaje]) expect(carried).toContain(text);
      }),
    );
  });
});

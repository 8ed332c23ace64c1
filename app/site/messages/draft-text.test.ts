import { describe, expect, test } from 'vitest';

import { overwriteGetLocale } from '../../i18n/paraglide/runtime.js';
import { serviceWords } from '../../views/contact/contact-service-words.ts';
import { contactServices } from '../../views/contact/contact-services.ts';
import type { ContactDraft } from './contact-draft.ts';
import { draftText } from './draft-text.ts';
import { draftWords } from './draft-words.ts';

const draft: ContactDraft = {
  nombre: 'Ana Ruiz',
  telefono: '300 111 2233',
  email: 'ana@example.com',
  servicio: 'sangre',
  mensaje: '¿Abren mañana?\nGracias',
};
const nothing: ContactDraft = { nombre: '', telefono: '', email: '', servicio: '', mensaje: '' };

describe('the draft as the text of a chat', () => {
  test('has a line for each field, under a greeting', () => {
    expect(draftText(draft, draftWords(draft.servicio))).toBe(
      [
        'Hola, les escribo desde la página web.',
        'Nombre: Ana Ruiz',
        'Teléfono: 300 111 2233',
        'Correo: ana@example.com',
        'Servicio: Análisis de sangre',
        'Mensaje: ¿Abren mañana?\nGracias',
      ].join('\n'),
    );
  });

  test('says on English pages that the visitor writes in English; the rest is in Spanish, which the laboratory reads', () => {
    overwriteGetLocale(() => 'en');
    const [greeting, ...lines] = draftText(draft, draftWords(draft.servicio)).split('\n');
    expect(greeting).toBe('Hola, les escribo desde la página web. (I write in English.)');
    expect(lines).toContain('Servicio: Análisis de sangre');
  });

  test('omits empty fields', () => {
    expect(draftText(nothing, draftWords(''))).toBe('Hola, les escribo desde la página web.');
    expect(draftText({ ...nothing, telefono: '300' }, draftWords(''))).toBe(
      'Hola, les escribo desde la página web.\nTeléfono: 300',
    );
  });

  test('keeps braces in the typed text', () => {
    expect(draftText({ ...nothing, mensaje: '{} {value} $& {{phone}}' }, draftWords(''))).toContain(
      'Mensaje: {} {value} $& {{phone}}',
    );
  });
});

test('every service has a unique name', () => {
  const words = contactServices.map((service) => serviceWords[service]());
  expect(words).not.toContain('');
  expect(new Set(words).size).toBe(contactServices.length);
});

test('a line without a placeholder for the typed text is a bug, because the text would be lost', () => {
  const named: ContactDraft = { nombre: 'Ana', telefono: '', email: '', servicio: '', mensaje: '' };
  expect(() => draftText(named, { greeting: 'Hola.', lines: ['Nombre'], service: '' })).toThrow('Nombre');
});

import { afterEach, describe, expect, test } from 'vitest';

import { overwriteGetLocale } from '../../i18n/paraglide/runtime.js';
import { type ContactDraft, contactServices } from './contact-draft.ts';
import { draftText } from './draft-text.ts';
import { draftWords, serviceWords } from './draft-words.ts';

const draft: ContactDraft = {
  nombre: 'Ana Ruiz',
  telefono: '300 111 2233',
  email: 'ana@example.com',
  servicio: 'sangre',
  mensaje: '¿Abren mañana?\nGracias',
};
const nothing: ContactDraft = { nombre: '', telefono: '', email: '', servicio: '', mensaje: '' };

afterEach(() => overwriteGetLocale(() => 'es'));

describe('the draft as the text of a chat', () => {
  test('a line for each field, under a greeting', () => {
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

  test('a visitor of the English pages says so; the rest is in Spanish, which the laboratory reads', () => {
    overwriteGetLocale(() => 'en');
    const [greeting, ...lines] = draftText(draft, draftWords(draft.servicio)).split('\n');
    expect(greeting).toBe('Hola, les escribo desde la página web. (I write in English.)');
    expect(lines).toContain('Servicio: Análisis de sangre');
  });

  test('says nothing of what was left empty', () => {
    expect(draftText(nothing, draftWords(''))).toBe('Hola, les escribo desde la página web.');
    expect(draftText({ ...nothing, telefono: '300' }, draftWords(''))).toBe(
      'Hola, les escribo desde la página web.\nTeléfono: 300',
    );
  });

  test('braces in what was typed stay as they are', () => {
    expect(draftText({ ...nothing, mensaje: '{} {value} $& {{phone}}' }, draftWords(''))).toContain(
      'Mensaje: {} {value} $& {{phone}}',
    );
  });
});

test('every service has a word, and no two have the same', () => {
  const words = contactServices.map((service) => serviceWords[service]());
  expect(words).not.toContain('');
  expect(new Set(words).size).toBe(contactServices.length);
});

test('a line without a place for what was typed is a bug: the words would be lost', () => {
  const named: ContactDraft = { nombre: 'Ana', telefono: '', email: '', servicio: '', mensaje: '' };
  expect(() => draftText(named, { greeting: 'Hola.', lines: ['Nombre'], service: '' })).toThrow('Nombre');
});

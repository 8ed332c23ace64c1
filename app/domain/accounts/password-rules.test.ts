import { describe, expect, test } from 'vitest';

import { passwordFault } from './password-rules.ts';

const context = {
  email: 'ana.restrepo@yarumo.example',
  name: 'Ana María Restrepo',
  laboratory: ['Yarumo', 'Medellín'],
};
const common = new Set(['password1234', 'contrasena12', 'qwertyuiop12']);
const fault = (password: string) => passwordFault(password, context, (text) => common.has(text));

describe('a new password', () => {
  test.each([
    ['tres gatos duermen', null],
    ['ñandú-veloz-🔑-azul', null],
    ['            ', 'common'],
    ['x'.repeat(129), 'too-long'],
    ['corta', 'too-short'],
    ['once letras', 'too-short'],
    ['Password1234', 'common'],
    ['Contraseña-12', 'common'],
    ['aaaaaaaaaaaaaa', 'common'],
    ['abcabcabcabc', 'common'],
    ['123456789012', 'common'],
    ['AnaRestrepo1985', 'about-you'],
    ['yarumo-medellin-1', 'about-you'],
    ['ana.restrepo2026', 'about-you'],
    ['Medellín me gusta mucho', null],
  ])('%j: %s', (password, expected) => {
    expect(fault(password)).toBe(expected);
  });

  test('is measured in characters, not in code units', () => {
    expect(fault('🔑'.repeat(6))).toBe('too-short');
    expect(fault('a🔑b🔒c🗝d🔐e📎f📌')).toBeNull();
  });
});

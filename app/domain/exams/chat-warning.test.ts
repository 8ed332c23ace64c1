import { describe, expect, test } from 'vitest';

import { chatWarnings } from './chat-warning.ts';
import { urgent } from './fixtures/sound-exam.ts';

const often = (sign: string) => ({
  sensitive: false,
  urgent: urgent({ use: 'often-emergency', sign: { es: `¿${sign}?`, en: `${sign} in English?` } }),
});
const anonymous = /^Si se siente mal o puede ser una urgencia, llame ya al 123/;

describe('the warnings above a chat', () => {
  test('name each emergency once, in the language of the page', () => {
    expect(chatWarnings([often('Uno'), often('Uno'), often('Dos')], 'es')).toEqual([
      expect.stringMatching(/^Puede ser una urgencia: ¿Uno\? .*123/),
      expect.stringMatching(/^Puede ser una urgencia: ¿Dos\? .*123/),
    ]);
    expect(chatWarnings([often('Uno')], 'en')[0]).toMatch(/^This can be an emergency: Uno in English\? .*123/);
  });

  test('are empty for exams that can wait, and without exams', () => {
    expect(chatWarnings([{ sensitive: false, urgent: null }], 'es')).toEqual([]);
    expect(chatWarnings([{ sensitive: false, urgent: urgent({ use: 'time-limited' }) }], 'es')).toEqual([]);
  });

  test('name no symptom of a sensitive exam, and become one warning for many exams', () => {
    expect(chatWarnings([{ ...often('Secreto'), sensitive: true }], 'es')).toEqual([expect.stringMatching(anonymous)]);
    expect(chatWarnings(['1', '2', '3', '4'].map(often), 'es')).toEqual([expect.stringMatching(anonymous)]);
  });
});

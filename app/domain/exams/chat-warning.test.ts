import { describe, expect, test } from 'vitest';

import { chatWarnings } from './chat-warning.ts';
import { urgent } from './fixtures/sound-exam.ts';

const often = (sign: string) => ({
  sensitive: false,
  urgent: urgent({ use: 'often-emergency', sign: { es: `¿${sign}?`, en: `${sign} in English?` } }),
});
const anonymous = /^Si se siente mal o puede ser una urgencia, llame ya al 123/;

describe('above a chat', () => {
  test('stands each emergency once, in the language of the page', () => {
    expect(chatWarnings([often('Uno'), often('Uno'), often('Dos')], 'es')).toEqual([
      expect.stringMatching(/^Puede ser una urgencia: ¿Uno\? .*123/),
      expect.stringMatching(/^Puede ser una urgencia: ¿Dos\? .*123/),
    ]);
    expect(chatWarnings([often('Uno')], 'en')[0]).toMatch(/^This can be an emergency: Uno in English\? .*123/);
  });

  test('stands nothing for what can wait, or for no exam', () => {
    expect(chatWarnings([{ sensitive: false, urgent: null }], 'es')).toEqual([]);
    expect(chatWarnings([{ sensitive: false, urgent: urgent({ use: 'time-limited' }) }], 'es')).toEqual([]);
  });

  test('stands no sign of a delicate exam, and one warning for many', () => {
    expect(chatWarnings([{ ...often('Secreto'), sensitive: true }], 'es')).toEqual([expect.stringMatching(anonymous)]);
    expect(chatWarnings(['1', '2', '3', '4'].map(often), 'es')).toEqual([expect.stringMatching(anonymous)]);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { consentSignals, defaultSignals } from '../../measurement/consent/consent-signals.ts';
import { consentCategories, everything, isFor, readPreference } from './consent-preference.ts';

const preference = fc.record({
  analytics: fc.boolean(),
  marketing: fc.boolean(),
  functional: fc.boolean(),
  version: fc.string(),
  date: fc.string(),
});

describe('a stored preference (S3.01)', () => {
  test('round-trips', () => {
    fc.assert(
      fc.property(preference, (one) => {
        expect(readPreference(JSON.stringify(one))).toEqual(one);
      }),
    );
  });

  test.each([
    null,
    '',
    'null',
    'true',
    '[]',
    '{}',
    '{"analytics":true}',
    '{"analytics":"true","marketing":true,"functional":true,"version":"1","date":""}',
    '{"analytics":true,"marketing":true,"functional":true,"version":1,"date":""}',
    '{"analytics":true,"marketing":true,"functional":true,"version":"1"}',
    'yes',
  ])('rejects %j', (stored) => {
    expect(readPreference(stored)).toBeNull();
  });

  test('never throws on any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const read = readPreference(stored);
        for (const category of consentCategories) expect(typeof (read?.[category] ?? false)).toBe('boolean');
      }),
    );
  });

  test('applies only to its version of the policy', () => {
    const given = { ...everything(true), version: '2026-11-20', date: '2026-11-21T10:00:00Z' };
    expect(isFor('2026-11-20', given)).toBe(true);
    expect(isFor('2027-01-01', given)).toBe(false);
    expect(isFor('2026-11-20', null)).toBe(false);
  });
});

describe('the signals of consent mode (S4.06)', () => {
  test('grants all by default, and the tag waits 500 ms', () => {
    expect(defaultSignals()).toEqual({
      analytics_storage: 'granted',
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
      functionality_storage: 'granted',
      personalization_storage: 'granted',
      wait_for_update: 500,
    });
  });

  test('each category controls only its own signals', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (analytics, marketing, functional) => {
        const word = (allowed: boolean) => (allowed ? 'granted' : 'denied');
        expect(consentSignals({ analytics, marketing, functional })).toEqual({
          analytics_storage: word(analytics),
          ad_storage: word(marketing),
          ad_user_data: word(marketing),
          ad_personalization: word(marketing),
          functionality_storage: word(functional),
          personalization_storage: word(functional),
        });
      }),
    );
  });
});

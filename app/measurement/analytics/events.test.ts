import { expect, test } from 'vitest';

import { conversions } from '../../domain/laboratory/laboratory.ts';
import { conversionTriggers, events, eventsOf } from './events.ts';

test('every conversion of the configuration has a trigger, and no other event does', () => {
  expect(conversionTriggers.map(({ name }) => name).sort()).toEqual([...conversions].sort());
});

test('the events are exactly those of the specification (S7.05, S7.06)', () => {
  expect(Object.keys(events).sort()).toEqual(
    ['page_view', 'exception', 'local_business_view', 'page_not_found', ...conversions].sort(),
  );
});

test.each([
  ['home', ['page_view'], ['local_business_view']],
  ['page', ['page_view'], []],
  ['missing', ['page_view'], ['page_not_found']],
  ['failed', ['page_view'], []],
] as const)('the screen %s has its own events', (screen, view, followUp) => {
  expect(eventsOf('view', screen)).toEqual(view);
  expect(eventsOf('follow-up', screen)).toEqual(followUp);
  expect(eventsOf('fault', screen)).toEqual(['exception']);
});

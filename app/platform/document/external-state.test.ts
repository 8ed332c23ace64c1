import { describe, expect, test } from 'vitest';

import { externalState, pageOfState, stateAddress } from './external-state.ts';

describe('externalState', () => {
  const page =
    '<body><script>window.__reactRouterContext = {}</script><script>window.__hydrationPlan = {"steps":[]}</script>' +
    '<script>boot({"entry":"/e.js","state":null})</script><script>window.__reactRouterContext.streamController.close();</script></body>';
  const split = externalState(page, '/hydration.js?page=%2F');

  test('the page carries no state, says where it is, and keeps the element that hydration expects', () => {
    expect(split?.html).toBe(
      '<body><script></script><script>boot({"entry":"/e.js","state":"/hydration.js?page=%2F"})</script></body>',
    );
  });

  test('the state is what stood in the page, in its order', () => {
    expect(split?.state.split('\n')).toEqual([
      'window.__reactRouterContext = {}',
      'window.__hydrationPlan = {"steps":[]}',
      'window.__reactRouterContext.streamController.close();',
    ]);
  });

  test('a page without state is left alone', () => {
    expect(externalState('<p>window.__reactRouterContext</p>', '/x')).toBeNull();
  });
});

describe('the address of a state', () => {
  test.each(['/', '/en/servicios', '/blog/a-b'])('%s is found again', (path) => {
    expect(pageOfState(new URL(stateAddress(path), 'http://localhost'))).toBe(path);
  });

  test.each(['', '?page=', '?page=servicios', '?page=//example.com/x', '?page=https://example.com'])(
    '%s names no page of this site',
    (search) => {
      expect(pageOfState(new URL(`http://localhost/hydration.js${search}`))).toBeNull();
    },
  );
});

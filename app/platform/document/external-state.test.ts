import { describe, expect, test } from 'vitest';

import { externalState } from './external-state.ts';

describe('externalState', () => {
  const page =
    '<body><script>window.__reactRouterContext = {}</script><script>window.__hydrationPlan = {"steps":[]}</script>' +
    '<script>boot({"entry":"/e.js","state":null})</script><script>window.__reactRouterContext.streamController.close();</script></body>';
  const split = externalState(page);

  test('the page carries no state, says where it is, and keeps the element that hydration expects', () => {
    expect(split?.html).toBe(
      `<body><script></script><script>boot({"entry":"/e.js","state":"${split?.address}"})</script></body>`,
    );
  });

  test('the state is what stood in the page, in its order', () => {
    expect(split?.state.split('\n')).toEqual([
      'window.__reactRouterContext = {}',
      'window.__hydrationPlan = {"steps":[]}',
      'window.__reactRouterContext.streamController.close();',
    ]);
  });

  test('another state has another address', () => {
    expect(split?.address).toMatch(/^\/hydration\/[\w-]{16}\.js$/);
    expect(externalState(page.replace('[]', '[1]'))?.address).not.toBe(split?.address);
  });

  test('a page without state is left alone', () => {
    expect(externalState('<p>window.__reactRouterContext</p>')).toBeNull();
  });
});

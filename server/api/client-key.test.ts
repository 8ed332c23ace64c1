import { expect, test } from 'vitest';

import { clientKey } from './client-key.ts';

test.each([
  ['a direct address', '203.0.113.7', undefined, 0, '203.0.113.7'],
  ['a direct address that claims another', '203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
  ['an address behind our proxy', '10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
  ['an address behind our proxy that claims more', '10.0.0.1', '1.1.1.1, 198.51.100.1', 1, '198.51.100.1'],
  ['an address behind two of our proxies', '10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['a request that bypassed the proxy', '203.0.113.7', undefined, 1, '203.0.113.7'],
  ['fewer hops than proxies', '203.0.113.7', '1.1.1.1', 2, '203.0.113.7'],
  ['nonsense from the proxy', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['IPv4 in IPv6', '::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
  ['an IPv6 network', '2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:0::/56'],
  ['a shorter address in the same network', '2001:0DB8:1:2::9', undefined, 0, '2001:db8:1:0::/56'],
  ['another network', '2001:db8:1:3ff::9', undefined, 0, '2001:db8:1:300::/56'],
  ['with zeros in the middle', '2001:db8::9', undefined, 0, '2001:db8:0:0::/56'],
  ['a link-local address', 'fe80::1%eth0', undefined, 0, 'fe80:0:0:0::/56'],
  ['no socket', '', undefined, 0, ''],
])('%s: %s, %s with %i proxies → %s', (_, socket, forwarded, proxies, key) => {
  expect(clientKey(socket, forwarded, proxies)).toBe(key);
});

import { expect, test } from 'vitest';

import { readNetworks } from './typed-networks.server.ts';

test('reads networks and addresses, each once', () => {
  expect(readNetworks(' 10.20.0.0/16,10.9.0.4\n2001:db8::/48; 10.9.0.4 ').networks).toEqual([
    '10.20.0.0/16',
    '10.9.0.4',
    '2001:db8::/48',
  ]);
  expect(readNetworks('  ').networks).toEqual([]);
});

test.each([
  ['10.20', 'network'],
  ['10.20.0.0/33', 'network'],
  ['10.20.0.0/16/2', 'network'],
  ['10.20.0.0/', 'network'],
  ['10.20.0.0/-1', 'network'],
  ['fe80::1%eth0', 'network'],
  ['laboratorio.example', 'network'],
  ['0.0.0.0/0', 'wide'],
  ['10.0.0.0/7', 'wide'],
  ['::/0', 'wide'],
  [Array.from({ length: 21 }, (_, i) => `10.0.0.${i}`).join(' '), 'many'],
])('refuses %s: %s', (typed, fault) => {
  expect(readNetworks(typed)).toEqual({ networks: null, fault });
});

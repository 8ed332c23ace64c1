import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the network that a request counts against: ('10.0.0.1', '203.0.113.7, 198.51.100.2', 1) → '198.51.100.2'. Behind our proxies it
 * is the address that the outermost of them saw: each proxy appends one address to the right of `X-Forwarded-For`, and clients can forge
 * the entries further left.
 */
export const clientKey = (socketAddress: string, forwardedFor: string | undefined, trustedProxies: number): string =>
  networkOf(clientAddress(socketAddress, forwardedFor, trustedProxies));

/** The whole address of the client, for a list of networks that may use a key. */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trustedProxies: number): string {
  const forwarded = (forwardedFor ?? '').split(',').map((address) => address.trim());
  const address = trustedProxies > 0 ? (forwarded.at(-trustedProxies) ?? '') : '';
  return isIPv4(address) || isIPv6(address) ? address : socketAddress;
}

/**
 * Returns the network of an address. Providers assign an IPv6 /56 to a household and a /48 to a company (RIPE-690). Counted by /64, one
 * customer would have hundreds or thousands of keys. '2001:db8:1:2f3:4::5' → '2001:db8:1:200::/56' · '::ffff:10.0.0.1' → '10.0.0.1'
 */
function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped || !isIPv6(bare)) return mapped ?? bare;
  // '::' stands for as many zero groups as an address of eight groups needs.
  const [left = '', right = ''] = bare.split('::');
  const before = groupsOf(left);
  const after = groupsOf(right);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const [first, second, third, fourth = '0'] = [...before, ...zeros, ...after];
  const firstHalfOfFourth = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return `${first}:${second}:${third}:${firstHalfOfFourth}::/56`;
}

/** The groups of a part of an IPv6 address: '0DB8:1.2.3.4' → ['db8', '0', '0'], with two groups in place of the IPv4 part */
const groupsOf = (text: string): string[] =>
  text === ''
    ? []
    : text
        .split(':')
        .flatMap((group) => (group.includes('.') ? ['0', '0'] : [Number.parseInt(group, 16).toString(16)]));

import { BlockList, isIP, isIPv4 } from 'node:net';

/** The networks of a sender that has none configured: only this machine. */
const thisMachine = ['127.0.0.0/8', '::1/128'];

/** Whether a key may be used from an address: ('10.20.0.0/16,10.9.0.4', '10.20.3.1') → true */
export function mayUseKey(networks: string, address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const [bare = ''] = mapped.split('%');
  if (isIP(bare) === 0) return false;
  const listed = networks
    .split(',')
    .map((network) => network.trim())
    .filter(Boolean);
  const allowed = new BlockList();
  for (const network of listed.length > 0 ? listed : thisMachine) {
    const [start = '', bits] = network.split('/');
    if (isIP(start) === 0) continue;
    const family = isIPv4(start) ? 'ipv4' : 'ipv6';
    allowed.addSubnet(start, bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits), family);
  }
  return allowed.check(bare, isIPv4(bare) ? 'ipv4' : 'ipv6');
}

import { isIP } from 'node:net';

/** More networks than any laboratory has. */
const MAX_NETWORKS = 20;

/** A network wider than this is no boundary any more. */
const widest = { 4: 8, 6: 32 } as const;
const narrowest = { 4: 32, 6: 128 } as const;

export type NetworksFault = 'network' | 'wide' | 'many';

export type TypedNetworks = { networks: string[]; fault: null } | { networks: null; fault: NetworksFault };

/**
 * Reads networks in CIDR notation, separated by commas, spaces, or lines:
 * '10.20.0.0/16, 10.9.0.4' → ['10.20.0.0/16', '10.9.0.4'] · '10.20' → fault 'network' · '0.0.0.0/0' → fault 'wide'
 */
export function readNetworks(typed: string): TypedNetworks {
  const networks = [...new Set(typed.split(/[\s,;]+/).filter(Boolean))];
  if (networks.length > MAX_NETWORKS) return { networks: null, fault: 'many' };
  const fault = networks.map(faultOf).find((one) => one !== null);
  return fault ? { networks: null, fault } : { networks, fault: null };
}

function faultOf(network: string): NetworksFault | null {
  const [address = '', bits, ...rest] = network.split('/');
  const family = isIP(address);
  if ((family !== 4 && family !== 6) || rest.length > 0 || address.includes('%')) return 'network';
  if (bits === undefined) return null;
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > narrowest[family]) return 'network';
  return Number(bits) < widest[family] ? 'wide' : null;
}

import { demonstrationKey } from '../db/seed/results/demonstration-messages.ts';

/** Prints the site's address in the form that terminals make clickable. */
export function announce({ host, port, isDemonstration }: Announced): void {
  const address = `http://${nameInUrl(host)}:${port}`;
  console.log(`\n  The laboratory is open at ${address}\n  Stop it with Ctrl-C.\n`);
  if (isDemonstration)
    console.log(`  Its laboratory system sends results to ${address}/api/v1/hl7 with the key ${demonstrationKey}\n`);
}

interface Announced {
  host: string;
  port: number;
  isDemonstration: boolean;
}

/** 'lab.example' → 'lab.example' · '0.0.0.0' (all addresses) → 'localhost' · '::1' → '[::1]' */
function nameInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Prints the site's address in the form that terminals make clickable. */
export function announce({ host, port }: { host: string; port: number }): void {
  console.log(`\n  The laboratory is open at http://${nameInUrl(host)}:${port}\n  Stop it with Ctrl-C.\n`);
}

/** 'lab.example' → 'lab.example' · '0.0.0.0' (all addresses) → 'localhost' · '::1' → '[::1]' */
function nameInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

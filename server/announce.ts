/** Prints the site's address in the form that terminals make clickable. */
export function announce({ host, port }: { host: string; port: number }): void {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  console.log(`\n  The laboratory is open at http://${name}:${port}\n  Stop it with Ctrl-C.\n`);
}

import { isStaffPath } from '../app/domain/accounts/staff-path.ts';
import { demonstrationAccounts, demonstrationPassword } from '../db/seed/accounts/demonstration-accounts.ts';
import { demonstrationKey } from '../db/seed/results/demonstration-messages.ts';

interface Announced {
  host: string;
  port: number;
  publicUrl: string;
  /** The panel's address, which equals `publicUrl` if the panel has no host of its own. */
  panelUrl: string;
  isDemonstration: boolean;
  /** The code with which the first owner is created; null if there is one. */
  firstRunCode: string | null;
  /** Where laboratory systems connect; null: nowhere. */
  mllpPort?: number | null;
}

/** Prints the site's address in the form that terminals make clickable, and what the operator can do first. */
export function announce(announced: Announced): void {
  const { host, port, publicUrl, panelUrl, isDemonstration, firstRunCode, mllpPort = null } = announced;
  const address = `http://${nameInUrl(host)}:${port}`;
  console.log(`\n  The laboratory is open at ${address}\n  Stop it with Ctrl-C.\n`);
  if (mllpPort !== null) console.log(`  Laboratory systems connect over MLLP at port ${mllpPort}.\n`);
  if (isDemonstration) console.log(demonstrationText(address, panelUrl === publicUrl ? address : panelUrl));
  if (firstRunCode !== null) console.log(firstRunText(panelUrl, firstRunCode));
}

/** One account of each role, and where to click first. */
function demonstrationText(address: string, panel: string): string {
  const width = Math.max(...demonstrationAccounts.map(({ email }) => email.length));
  const accounts = demonstrationAccounts.map(({ email, roles, work, first }) => {
    const who = email.padEnd(width + 2) + roles.join(', ').padEnd(15);
    return `    ${who} ${work}: ${isStaffPath(first) ? panel : address}${first}`;
  });
  return [
    '  This is the demonstration. Everybody knows its accounts, so put nobody’s data into it.',
    `  Sign in at ${panel}/admin-login with the password "${demonstrationPassword}"; the page shows each code.\n`,
    ...accounts,
    `\n  Its laboratory system sends results to ${address}/api/v1/hl7 with the key ${demonstrationKey}\n`,
  ].join('\n');
}

const firstRunText = (panelUrl: string, code: string): string =>
  [
    '  Nobody administers this installation yet. Create the first account at',
    `  ${panelUrl}/admin-login/primera-vez with the code ${code}`,
    '  It opens once, within 30 minutes. Later, run npm run admin:create.\n',
  ].join('\n');

/** 'lab.example' → 'lab.example' · '0.0.0.0' (all addresses) → 'localhost' · '::1' → '[::1]' */
function nameInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

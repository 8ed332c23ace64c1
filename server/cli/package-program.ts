import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the script of a package's command, for this Node to run: ('typescript', 'tsc') → 'node_modules/typescript/bin/tsc' */
export function packageProgram(packageName: string, command: string): string {
  const folder = join('node_modules', packageName);
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const script = typeof bin === 'string' ? bin : bin[command];
  if (script === undefined) throw new Error(`The package ${packageName} has no command ${command}`);
  return join(folder, script);
}

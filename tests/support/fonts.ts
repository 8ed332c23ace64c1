import { existsSync } from 'node:fs';

import { capture } from '../../server/cli/child.mjs';
import { inPath, installDebianPackage } from './debian.ts';

/**
 * Installs a font for the browser tests if necessary. Arial or its metric twin is the fallback until the text font arrives
 * (`app/ui/app.css`). On a Linux without either, lines break differently until then, and the tests of a late font and of the first screen
 * would measure that.
 */
export async function obtainStandInFont(): Promise<void> {
  if (!inPath('fc-list').some((place) => existsSync(place)) || (await hasStandIn())) return;
  await installDebianPackage('Liberation Sans', 'fonts-liberation');
  if (!(await hasStandIn()))
    console.log('Neither Arial nor Liberation Sans is installed: tests of a font that arrives late may fail.');
}

async function hasStandIn(): Promise<boolean> {
  const { output } = await capture('fc-list', [':', 'family']);
  return /^(Arial|Liberation Sans)(,|$)/m.test(output);
}

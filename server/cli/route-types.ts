import { rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Deletes the generated types of all routes before React Router writes them again: it leaves those of a removed route behind, which then
 * fail the type check.
 */
export const clearRouteTypes = (folder = process.cwd()): void =>
  rmSync(join(folder, '.react-router', 'types'), { recursive: true, force: true });

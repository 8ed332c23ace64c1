import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** React Router generates the types of all routes here. */
const typesIn = (folder: string): string => join(folder, '.react-router', 'types');
/** Is in the folder of the types, so deleting them deletes it. */
const stampIn = (folder: string): string => join(typesIn(folder), '.stamp');

/** Everything that the types of routes depend on, as one text: the routes, the configuration, and the version of React Router. */
export async function routeTypesSource(): Promise<string> {
  const { default: routes } = await import('../../app/routes.ts');
  const texts = ['react-router.config.ts', 'node_modules/@react-router/dev/package.json'];
  return JSON.stringify([await routes, ...texts.map((file) => readFileSync(file, 'utf8'))]);
}

/** Whether the types were generated from this source. */
export const areRouteTypesOf = (source: string, folder = process.cwd()): boolean =>
  existsSync(stampIn(folder)) && readFileSync(stampIn(folder), 'utf8') === source;

/** Notes the source of the types that were just generated. */
export const stampRouteTypes = (source: string, folder = process.cwd()): void => writeFileSync(stampIn(folder), source);

/**
 * Deletes the generated types of all routes before React Router writes them again: it leaves those of a removed route behind, which then
 * fail the type check.
 */
export const clearRouteTypes = (folder = process.cwd()): void =>
  rmSync(typesIn(folder), { recursive: true, force: true });

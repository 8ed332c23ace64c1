/**
 * Loads code that only some pages or visitors need: `onDemand(() => import('./map.ts'))`. If its file is missing, the page may be older
 * than the last deployment: `app/renew.ts` checks that with the path of this file, and reloads the page.
 */
export async function onDemand<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    await import(/* @vite-ignore */ `/renew.js#${new URL(import.meta.url).pathname}`).catch(() => {});
    throw error;
  }
}

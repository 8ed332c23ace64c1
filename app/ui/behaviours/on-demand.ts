/**
 * Loads code that only some pages or some visitors need: `onDemand(() => import('./map.ts'))`. When its file cannot be had, the page may
 * be from before a deployment: `app/renew.ts` finds out, by the file that this stands in, and loads the page anew.
 */
export async function onDemand<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    await import(/* @vite-ignore */ `/renew.js#${new URL(import.meta.url).pathname}`).catch(() => {});
    throw error;
  }
}

/** Whether a route or a layout declares that React Router runs in the browser on its pages: `export const handle = { hydrates: true }`. */
export const hydrates = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'hydrates' in handle && handle.hydrates === true;

/** The address of `app/hydrate.tsx` in a browser (`server/build/hydration-plugin.ts`). */
declare module 'virtual:hydration' {
  const address: string;
  export default address;
}

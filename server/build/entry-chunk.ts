/** The part of Rollup's module graph that this reads. */
interface Graph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** A contract is a few attribute names, which behaviors on demand also read: a separate chunk would need a separate request. */
const entryRoots = /[/]app[/](entry\.client|.*\.contract)\.ts$/;
const idleRoot = /[/]app[/]when-idle\.ts$/;

/**
 * Returns a function that names the chunk of a module: 'entry', 'idle', or null for Rollup's own choice. `entry`: the script of a page
 * (`app/entry.client.ts`) and everything it imports, because they are one file. `idle`: what `app/when-idle.ts` imports besides. Otherwise
 * they would share chunks with the code that React renders, and every page would make a request for each. Modules imported on demand load
 * separately.
 */
export function entryChunk(): (id: string, graph: Graph) => string | null {
  const isOfEntry = reachedFrom(entryRoots);
  const isOfIdle = reachedFrom(idleRoot);
  return (id, graph) => {
    if (isOfEntry(id, graph)) return 'entry';
    // No other code may run it.
    return !idleRoot.test(id) && isOfIdle(id, graph) ? 'idle' : null;
  };
}

/** Returns a memoized function: is a module a root, or imported by one, directly or through others? */
function reachedFrom(root: RegExp): (id: string, graph: Graph) => boolean {
  const known = new Map<string, boolean>();
  const isReached = (id: string, graph: Graph): boolean => {
    const found = known.get(id);
    if (found !== undefined) return found;
    // Ends a cycle of imports.
    known.set(id, false);
    const reached = root.test(id) || !!graph.getModuleInfo(id)?.importers.some((one) => isReached(one, graph));
    known.set(id, reached);
    return reached;
  };
  return isReached;
}

interface Graph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** A contract is a few attribute names, which behaviors on demand also read: a separate chunk would need a separate request. */
const entryRoots = /[/]app[/](entry\.client|.*\.contract)\.ts$/;
const idleRoot = /[/]app[/]when-idle\.ts$/;

/**
 * Names the chunk of a module that every page loads. `entry`: the script of a page (`app/entry.client.ts`) and everything it imports, because
 * they are one file. `idle`: what `app/when-idle.ts` imports besides. Otherwise they would share chunks with the code that React renders, and
 * every page would make a request for each. Modules imported on demand load separately.
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

function reachedFrom(root: RegExp): (id: string, graph: Graph) => boolean {
  const known = new Map<string, boolean>();
  const isReached = (id: string, graph: Graph): boolean => {
    const found = known.get(id);
    if (found !== undefined) return found;
    known.set(id, false);
    const reached = root.test(id) || !!graph.getModuleInfo(id)?.importers.some((one) => isReached(one, graph));
    known.set(id, reached);
    return reached;
  };
  return isReached;
}

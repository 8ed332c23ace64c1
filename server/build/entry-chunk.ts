interface Graph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** A contract is a few attribute names, which behaviors on demand also read: a separate chunk would need a separate request. */
const roots = /[\\/]app[\\/](entry\.client|.*\.contract)\.ts$/;

/**
 * Names the chunk of a module: `entry` for the script of a page (`app/entry.client.ts`) and for everything it imports, because they are one
 * file. Otherwise they would share chunks with the code that React renders, which a page never loads. Modules imported on demand load
 * separately.
 */
export function entryChunk(): (id: string, graph: Graph) => string | null {
  const known = new Map<string, boolean>();
  const isOfEntry = (id: string, graph: Graph): boolean => {
    const found = known.get(id);
    if (found !== undefined) return found;
    known.set(id, false);
    const reached = roots.test(id) || !!graph.getModuleInfo(id)?.importers.some((one) => isOfEntry(one, graph));
    known.set(id, reached);
    return reached;
  };
  return (id, graph) => (isOfEntry(id, graph) ? 'entry' : null);
}

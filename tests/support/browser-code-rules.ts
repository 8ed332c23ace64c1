import { declaresHydration } from '../../server/build/declared-hydration.ts';
import type { Import, ParsedFile } from './parsed-source.ts';
import type { Violation } from './violation.ts';

/** The files where React runs in a browser: islands, and the code that hydrates them (decision 0038) or a page (decision 0042). */
const runsReact = /(\.island\.tsx|^app\/(ui\/islands\/)?hydrate\.tsx)$/;

/** A route whose pages React Router hydrates says so in its own file, also where its layout says it (decision 0042). */
const hydratesItself = ({ path, source }: ParsedFile): boolean =>
  path.startsWith('app/routes/') && declaresHydration(path, source);

/** Hooks that run only in a browser. Elsewhere only the server renders a document (decision 0013), so they would never run. */
const browserHooks = [
  'useState',
  'useReducer',
  'useEffect',
  'useLayoutEffect',
  'useRef',
  'useSyncExternalStore',
  'useFetcher',
  'useQuery',
  'useSubmit',
  'useNavigation',
];

/** Whether an import brings a hook that never runs, because only the server renders its file. */
export const usesBrowserHook = (one: Import, applications: ReadonlySet<string>): boolean =>
  one.isPackage &&
  !runsReact.test(one.from) &&
  !applications.has(one.from) &&
  one.names.some((name) => browserHooks.includes(name));

/** Finds the files that an island or a route that hydrates brings along and no document does: their hooks and handlers run. */
export function findApplications(files: ParsedFile[]): Set<string> {
  const isDocument = (file: ParsedFile): boolean =>
    file.path === 'app/root.tsx' || (file.path.startsWith('app/routes/') && !hydratesItself(file));
  const ofDocuments = reachedFrom(files, isDocument, (one) => !one.isType && !runsReact.test(one.to));
  const startsReact = (file: ParsedFile): boolean => runsReact.test(file.path) || hydratesItself(file);
  const reached = reachedFrom(files, startsReact, ({ isType }) => !isType);
  return new Set([...reached].filter((path) => !ofDocuments.has(path)));
}

/** Finds event handlers that are never called: a component handles events only in an island or on a page that hydrates. */
export function findHandlers(files: ParsedFile[], applications: ReadonlySet<string>): Violation[] {
  const inIslands = reachedFrom(
    files,
    ({ path }) => runsReact.test(path),
    ({ isType, isDynamic }) => !isType && !isDynamic,
  );
  return files.flatMap(({ path, source }) => {
    const handler =
      path.endsWith('.tsx') &&
      !inIslands.has(path) &&
      !applications.has(path) &&
      source.match(/\s(on[A-Z]\w*)=\{/)?.[1];
    return handler ? [{ rule: 'work for a browser on the server', path, detail: handler }] : [];
  });
}

/**
 * Finds server code in the browser: the code of a page (`entry.client.ts` and its imports) contains no React, components, or messages
 * (decision 0013). React begins at a dynamic import of an island or of the hydration code.
 */
export function findServerCode(files: ParsedFile[]): Violation[] {
  const reached = reachedFrom(
    files,
    ({ path }) => path === 'app/entry.client.ts',
    (one) => !one.isType && !isHeavy(one) && !beginsReact(one),
  );
  return files.flatMap(({ path, imports }) =>
    reached.has(path)
      ? imports
          .filter((one) => !one.isType && isHeavy(one) && !beginsReact(one))
          .map(({ to }) => ({ rule: 'server code in the browser', path, detail: `imports ${to}` }))
      : [],
  );
}

/** A dynamic import of an island or of the hydration code. */
const beginsReact = ({ to, isDynamic }: Import): boolean => isDynamic && runsReact.test(to);

/** React, a component, a server file, or the messages. */
const isHeavy = ({ to, isPackage }: Import): boolean =>
  isPackage ? /^react/.test(to) : /\.tsx$|\.server\.ts$|\/paraglide\//.test(to);

/** Returns the files that match `starts`, and all files that they import, directly or not, through imports that match `follows`. */
function reachedFrom(
  files: ParsedFile[],
  starts: (file: ParsedFile) => boolean,
  follows: (one: Import) => boolean,
): Set<string> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set(files.filter(starts).map(({ path }) => path));
  for (const path of reached) {
    for (const one of byPath.get(path)?.imports ?? []) if (!one.isPackage && follows(one)) reached.add(one.to);
  }
  return reached;
}

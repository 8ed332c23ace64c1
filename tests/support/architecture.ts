import { declaresHydration } from '../../server/build/declared-hydration.ts';
import { type Import, type ParsedFile, parseFile, type SourceFile } from './parsed-source.ts';

export interface Violation {
  rule: string;
  path: string;
  detail: string;
}

const MOST_LINES = 227;
const MOST_FUNCTION_LINES = 60;
/** Files of table rows and of test data, not code: their length depends on the data. */
const isData = /^db\/seed\/exams\/|\/fixtures\//;
const junkNames = ['util', 'utils', 'helper', 'helpers', 'misc', 'common', 'lib', 'shared'];

/** The areas: what visitors, doctors, patients and staff see. No area knows another. */
export const areas: readonly string[] = ['site', 'catalogue', 'calculators', 'measurement', 'api', 'patient'];

/** The imports that each layer allows. A layer may import itself, except routes. */
const mayImport: Record<string, readonly string[]> = {
  shell: ['routes', 'area', 'views', 'domain', 'ui', 'i18n', 'seo', 'platform', 'generated'],
  routes: ['area', 'views', 'domain', 'ui', 'i18n', 'seo', 'platform'],
  area: ['views', 'domain', 'ui', 'i18n', 'seo', 'generated'],
  views: ['domain', 'ui', 'i18n', 'seo', 'generated'],
  domain: ['i18n', 'generated'],
  seo: ['i18n'],
  ui: ['i18n', 'generated'],
  i18n: [],
  platform: ['area', 'views', 'domain', 'i18n', 'seo', 'generated', 'configuration'],
  server: [
    'shell',
    'area',
    'views',
    'domain',
    'ui',
    'i18n',
    'seo',
    'platform',
    'generated',
    'db',
    'configuration',
    'tests',
  ],
  db: ['domain'],
};
/** Types are not code: heads describe pages, and the name of an icon is the specimen that it draws. */
const mayImportTypes: Record<string, readonly string[]> = { seo: ['area', 'views', 'domain'], ui: ['domain'] };
const thinking = ['area', 'views', 'domain', 'ui', 'i18n', 'seo'];

/** Reads every file and returns the violations of the architecture rules. */
export function checkArchitecture(sources: SourceFile[]): { files: ParsedFile[]; violations: Violation[] } {
  const files = sources.map(parseFile);
  const applications = findApplications(files);
  return {
    files,
    violations: [
      ...files.flatMap((file) => checkFile(file, applications)),
      ...findCycles(files),
      ...findSharedNames(files),
      ...findHandlers(files, applications),
      ...findServerCode(files),
    ],
  };
}

function checkFile(file: ParsedFile, applications: ReadonlySet<string>): Violation[] {
  const { path, source, anys, comments, functions, unexplainedCasts } = file;
  const found: Violation[] = [];
  const add = (rule: string, detail: string) => found.push({ rule, path, detail });
  const junk = path.split('/').find(isJunkName);
  if (junk) add('junk-drawer name', junk);
  const lines = source.split('\n').length - 1;
  if (lines > MOST_LINES && !isData.test(path)) add('file size', `${lines} lines`);
  for (const { first, last } of functions) {
    if (last - first >= MOST_FUNCTION_LINES) add('function size', `${last - first + 1} lines from line ${first}`);
  }
  for (const line of unexplainedCasts) add('cast without a reason', `line ${line}`);
  if (anys > 0) add('any', `${anys} times`);
  if (comments.some((comment) => /@ts-(ignore|nocheck)\b/.test(comment)))
    add('silenced type check', '@ts-ignore or @ts-nocheck');
  for (const one of file.imports) {
    const rule = usesBrowserHook(one, applications) ? 'work for a browser on the server' : brokenRule(one);
    if (rule) add(rule, `imports ${one.to}`);
  }
  return found;
}

/** The first rule that an import breaks, or null. */
function brokenRule(one: Import): string | null {
  const layer = layerOf(one.from);
  if (one.isPackage) return packageRule(one, layer);
  const target = layerOf(one.to);
  if (target === 'route types') return null;
  if (layer === 'routes' && target === 'routes') return 'route imports a route';
  if (target === 'db') return mayUseDatabase(one.from, layer) ? null : 'database outside the server';
  if (layer === 'area' && target === 'area') return areaOf(one.from) === areaOf(one.to) ? null : 'area imports an area';
  if (layer === target || mayImport[layer]?.includes(target)) return null;
  return one.isType && mayImportTypes[layer]?.includes(target) ? null : 'wrong direction';
}

/** A link of React Router's stays in the browser's router, which knows no documents: `SiteLink` loads a page (decision 0042). */
const routerLinks = ['Link', 'NavLink', 'Navigate', 'useNavigate', 'useLinkClickHandler'];

function packageRule(one: Import, layer: string): string | null {
  if (layer === 'domain' && /^react/.test(one.to)) return 'React in the domain';
  if (bringsReact(one, layer)) return 'React in a file that thinks';
  return one.to === 'react-router' && one.names.some((name) => routerLinks.includes(name)) ? 'router link' : null;
}

/** The files where React runs in a browser: islands, and the code that hydrates them (decision 0038) or a page (decision 0042). */
const runsReact = /(\.island\.tsx|^app\/(ui\/islands\/)?hydrate\.tsx)$/;

/** A route whose pages React Router hydrates says so in its own file, also where its layout says it (decision 0042). */
const hydratesItself = ({ path, source }: ParsedFile): boolean =>
  path.startsWith('app/routes/') && declaresHydration(path, source);

/** Elsewhere only the server renders a document (decision 0013), so these would never run. */
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

const usesBrowserHook = (one: Import, applications: ReadonlySet<string>): boolean =>
  one.isPackage &&
  !runsReact.test(one.from) &&
  !applications.has(one.from) &&
  one.names.some((name) => browserHooks.includes(name));

/** Files that an island or a route that hydrates brings along and no document does: their hooks and handlers run. */
function findApplications(files: ParsedFile[]): Set<string> {
  const isDocument = (file: ParsedFile): boolean =>
    file.path === 'app/root.tsx' || (file.path.startsWith('app/routes/') && !hydratesItself(file));
  const ofDocuments = reachedFrom(files, isDocument, (one) => !one.isType && !runsReact.test(one.to));
  const startsReact = (file: ParsedFile): boolean => runsReact.test(file.path) || hydratesItself(file);
  const reached = reachedFrom(files, startsReact, ({ isType }) => !isType);
  return new Set([...reached].filter((path) => !ofDocuments.has(path)));
}

const mayUseDatabase = (from: string, layer: string): boolean =>
  layer === 'platform' || layer === 'server' || layer === 'db' || /\.server\.tsx?$/.test(from);

const bringsReact = ({ from, to, isType, names }: Import, layer: string): boolean =>
  !isType &&
  thinking.includes(layer) &&
  from.endsWith('.ts') &&
  !/(\.server\.ts|\.d\.ts|-context\.ts)$/.test(from) &&
  (/^react(-dom)?$/.test(to) || (to === 'react-router' && names.some(isComponentOrHook)));

/** 'Link' · 'useLoaderData'; React Router's other exports are plain functions. */
const isComponentOrHook = (name: string): boolean => /^([A-Z]|use[A-Z])/.test(name);

/** 'app/site/home/hero.tsx' → 'site' */
const areaOf = (path: string): string => path.split('/')[1] ?? '';

/** Whether a file may read the words of `messages/<folder>/`: its own folder, and those of the layers that it may import. */
export function mayReadWords(path: string, folder: string): boolean {
  const [reader, owner] = [layerOf(path), areas.includes(folder) ? 'area' : folder];
  if (reader === 'area' && owner === 'area') return areaOf(path) === folder;
  return reader === owner || mayImport[reader]?.includes(owner) === true;
}

/** 'app/ui/button.ts' → 'ui' · 'app/site/home/hero.tsx' → 'area' · 'app/root.tsx' → 'shell' · 'db/tables.ts' → 'db' */
export function layerOf(path: string): string {
  const [top = '', second = '', third] = path.split('/');
  if (path.includes('/+types/')) return 'route types';
  if (path === 'site.config.ts' || path === 'site.neighborhoods.ts') return 'configuration';
  if (top !== 'app') return top;
  if (third === undefined) return 'shell';
  return areas.includes(second) ? 'area' : second;
}

/** 'utils' · 'date-helpers.ts' · 'lib' */
function isJunkName(segment: string): boolean {
  const name = segment.split('.')[0] ?? '';
  return junkNames.includes(name) || /(^|-)(utils?|helpers?|misc)(-|$)/.test(name);
}

/** A component handles events only in an island or on a page that hydrates: elsewhere its handler would never be called. */
function findHandlers(files: ParsedFile[], applications: ReadonlySet<string>): Violation[] {
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
 * The code of a page (`entry.client.ts` and its imports) contains no React, components, or messages (decision 0013). React begins at a
 * dynamic import of an island or of the hydration code.
 */
function findServerCode(files: ParsedFile[]): Violation[] {
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

const beginsReact = ({ to, isDynamic }: Import): boolean => isDynamic && runsReact.test(to);

const isHeavy = ({ to, isPackage }: Import): boolean =>
  isPackage ? /^react/.test(to) : /\.tsx$|\.server\.ts$|\/paraglide\//.test(to);

/** The files that match `starts`, and all files that they import, directly or not, through imports that match `follows`. */
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

/** Files whose names a framework or a table of modules gives: routes, migrations, seeds, and examples of components. */
const namesItself =
  /^app\/routes\/|^db\/(migrations|seed)\/|\.examples\.tsx?$|^app\/(root|entry\.(server|client))\.tsx?$/;

/** One exported name means one thing: a reader who searches for it finds its one definition. */
function findSharedNames(files: ParsedFile[]): Violation[] {
  const owners = new Map<string, string>();
  const found: Violation[] = [];
  for (const { path, exports } of files) {
    if (namesItself.test(path)) continue;
    for (const name of new Set(exports)) {
      const owner = owners.get(name);
      if (owner !== undefined) found.push({ rule: 'name exported twice', path, detail: `${name}, as in ${owner}` });
      else owners.set(name, path);
    }
  }
  return found;
}

/** Cycles of running code: a type-only import does not exist at run time. */
/** Circles of imports, also of types: a type in a circle is in the wrong file. */
function findCycles(files: ParsedFile[]): Violation[] {
  const graph = new Map(files.map(({ path, imports }) => [path, imports.map(({ to }) => to)]));
  const done = new Set<string>();
  const found: Violation[] = [];
  const walk = (path: string, trail: string[]): void => {
    if (trail.includes(path)) {
      found.push({ rule: 'cycle', path, detail: [...trail.slice(trail.indexOf(path)), path].join(' → ') });
      return;
    }
    if (done.has(path)) return;
    for (const next of graph.get(path) ?? []) if (graph.has(next)) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) walk(path, []);
  return found;
}

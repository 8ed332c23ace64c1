import { type Import, type ParsedFile, parseFile, type SourceFile } from './parsed-source.ts';

export interface Violation {
  rule: string;
  path: string;
  detail: string;
}

export type FeaturePairs = Readonly<Record<string, readonly string[]>>;

const MOST_LINES = 300;
/** Rows of a table, not code: as long as what they tell. */
const isData = /^db\/seed\/exams\//;
const junkNames = ['util', 'utils', 'helper', 'helpers', 'misc', 'common', 'lib', 'shared'];

/** Which layer may import which. A layer may import itself, but for routes and features. */
const mayImport: Record<string, readonly string[]> = {
  shell: ['routes', 'features', 'ui', 'i18n', 'seo', 'platform', 'generated', 'shell'],
  routes: ['features', 'ui', 'i18n', 'seo', 'platform'],
  features: ['ui', 'i18n', 'seo', 'generated'],
  seo: ['i18n', 'seo'],
  ui: ['ui', 'i18n', 'generated'],
  i18n: ['i18n'],
  platform: ['features', 'i18n', 'seo', 'platform', 'generated', 'configuration'],
  server: ['shell', 'features', 'ui', 'i18n', 'seo', 'platform', 'generated', 'server', 'db', 'configuration', 'tests'],
  db: ['db', 'features'],
};
const thinking = ['features', 'ui', 'i18n', 'seo'];

/** Reads every file and returns what breaks the rules of the house. `pairs` says which feature may import which other. */
export function checkArchitecture(
  sources: SourceFile[],
  pairs: FeaturePairs,
): { files: ParsedFile[]; violations: Violation[] } {
  const files = sources.map(parseFile);
  return {
    files,
    violations: [...files.flatMap((file) => checkFile(file, pairs)), ...findCycles(files), ...findServerCode(files)],
  };
}

function checkFile(file: ParsedFile, pairs: FeaturePairs): Violation[] {
  const { path, source, anys, comments } = file;
  const found: Violation[] = [];
  const add = (rule: string, detail: string) => found.push({ rule, path, detail });
  const junk = path.split('/').find(isJunkName);
  if (junk) add('junk-drawer name', junk);
  const lines = source.split('\n').length - 1;
  if (lines > MOST_LINES && !isData.test(path)) add('file size', `${lines} lines`);
  if (anys > 0) add('any', `${anys} times`);
  const handler = path.endsWith('.tsx') && source.match(/\s(on[A-Z]\w*)=\{/)?.[1];
  if (handler) add('work for a browser on the server', handler);
  if (comments.some((comment) => /@ts-(ignore|nocheck)\b/.test(comment)))
    add('silenced type check', '@ts-ignore or @ts-nocheck');
  for (const one of file.imports) {
    const rule = brokenRule(one, pairs);
    if (rule) add(rule, `imports ${one.to}`);
  }
  return found;
}

/** The first rule that an import breaks, if any. */
function brokenRule(one: Import, pairs: FeaturePairs): string | null {
  const layer = layerOf(one.from);
  if (one.isPackage && one.names.some((name) => browserHooks.includes(name))) return 'work for a browser on the server';
  if (one.isPackage) return bringsReact(one, layer) ? 'React in a file that thinks' : null;
  const target = layerOf(one.to);
  if (target === 'route types') return null;
  if (layer === 'routes' && target === 'routes') return 'route imports a route';
  if (target === 'db') return mayUseDatabase(one.from, layer) ? null : 'database outside the server';
  if (layer === 'features' && target === 'platform') return 'feature imports platform';
  if (layer === 'features' && target === 'features') return isListed(one, pairs) ? null : 'feature pair not listed';
  if (layer === 'seo' && target === 'features') return one.isType ? null : 'wrong direction';
  return mayImport[layer]?.includes(target) ? null : 'wrong direction';
}

/** Public pages are rendered on the server alone (decision 0013): these would never run. */
const browserHooks = [
  'useState',
  'useReducer',
  'useEffect',
  'useLayoutEffect',
  'useRef',
  'useSyncExternalStore',
  'useFetcher',
];

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

function isListed({ from, to }: Import, pairs: FeaturePairs): boolean {
  const [feature, other] = [featureOf(from), featureOf(to)];
  return feature === other || (pairs[feature]?.includes(other) ?? false);
}

/** 'app/site/home/hero.tsx' → 'home' */
export const featureOf = (path: string): string => path.split('/')[2] ?? '';

/** 'app/ui/button.ts' → 'ui' · 'app/root.tsx' → 'shell' · 'db/tables.ts' → 'db' */
export function layerOf(path: string): string {
  const [top = '', second = '', third] = path.split('/');
  if (path.includes('/+types/')) return 'route types';
  if (path === 'site.config.ts') return 'configuration';
  return top === 'app' ? (third === undefined ? 'shell' : second) : top;
}

/** 'utils' · 'date-helpers.ts' · 'lib' */
function isJunkName(segment: string): boolean {
  const name = segment.split('.')[0] ?? '';
  return junkNames.includes(name) || /(^|-)(utils?|helpers?|misc)(-|$)/.test(name);
}

/** Where React comes along, for whoever has submitted a calculator (decision 0023). */
const bringsReactAlong = /^app\/features\/[^/]+\/on-demand\/answer-here\.tsx$/;

/** What a page runs (`entry.client.ts`, all that it imports) brings no React, no components and no messages (decision 0013). */
function findServerCode(files: ParsedFile[]): Violation[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set(['app/entry.client.ts']);
  const found: Violation[] = [];
  for (const path of reached) {
    for (const { to, isType, isPackage } of byPath.get(path)?.imports ?? []) {
      if (isType || bringsReactAlong.test(to)) continue;
      const heavy = isPackage ? /^react/.test(to) : /\.tsx$|\.server\.ts$|\/paraglide\//.test(to);
      if (heavy) found.push({ rule: 'server code in the browser', path, detail: `imports ${to}` });
      else if (!isPackage) reached.add(to);
    }
  }
  return found;
}

/** Cycles of the code that runs: an import of types alone is gone by then. */
function findCycles(files: ParsedFile[]): Violation[] {
  const graph = new Map(
    files.map(({ path, imports }) => [path, imports.filter(({ isType }) => !isType).map(({ to }) => to)]),
  );
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

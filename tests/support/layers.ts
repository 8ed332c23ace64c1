import type { Import } from './parsed-source.ts';

/** The areas: what visitors, doctors, patients and staff see. No area knows another. */
export const areas: readonly string[] = [
  'site',
  'catalogue',
  'calculators',
  'measurement',
  'api',
  'patient',
  'doctor',
  'panel',
];

/** The layers that each layer may import, besides itself. A route may not import another route. */
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
/** The layers whose `.ts` files are plain rules without React (`AGENTS.md`, "Kinds of files"). */
const thinking = ['area', 'views', 'domain', 'ui', 'i18n', 'seo'];

/** Returns the first rule of the layers that an import breaks, or null. */
export function brokenRule(one: Import): string | null {
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

/** The rule that an import of a package breaks, or null. */
function packageRule(one: Import, layer: string): string | null {
  if (layer === 'domain' && /^react/.test(one.to)) return 'React in the domain';
  if (bringsReact(one, layer)) return 'React in a file that thinks';
  return one.to === 'react-router' && one.names.some((name) => routerLinks.includes(name)) ? 'router link' : null;
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

/** Returns whether a file may read the words of `messages/<folder>/`: its own folder, and those of the layers that it may import. */
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

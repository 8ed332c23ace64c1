import { layerOf } from './layers.ts';
import type { ParsedFile } from './parsed-source.ts';

/** The boxes of the diagram, from the top: layers, and areas by name. */
const rows = [
  ['server', 'shell'],
  ['routes', 'platform'],
  ['site', 'catalogue', 'calculators', 'measurement', 'api'],
  ['views'],
  ['domain', 'ui', 'seo'],
  ['i18n', 'db'],
] as const;

/** 'app/site/home/hero.tsx' → 'site' · 'app/ui/button.ts' → 'ui' */
const boxOf = (path: string): string => (layerOf(path) === 'area' ? (path.split('/')[1] ?? '') : layerOf(path));

/** Draws a Mermaid flow chart of the imports between layers. An arrow for types only is dotted. */
export function layerDiagram(files: readonly ParsedFile[]): string {
  const boxes = new Set<string>(rows.flat());
  const edges = new Map<string, { from: string; to: string; code: number; types: number }>();
  for (const { from, to, isPackage, isType } of files.flatMap(({ imports }) => imports)) {
    const [a, b] = [boxOf(from), isPackage ? '' : boxOf(to)];
    if (a === b || !boxes.has(a) || !boxes.has(b)) continue;
    const edge = edges.get(`${a} ${b}`) ?? { from: a, to: b, code: 0, types: 0 };
    edge[isType ? 'types' : 'code'] += 1;
    edges.set(`${a} ${b}`, edge);
  }
  return [
    'flowchart TD',
    ...rows.map((row, index) => `  subgraph row${index}[" "]\n${row.map((box) => `    ${box}`).join('\n')}\n  end`),
    ...[...edges.values()]
      .sort((one, other) => `${one.from} ${one.to}`.localeCompare(`${other.from} ${other.to}`, 'en'))
      .map(({ from, to, code }) => `  ${from} ${code > 0 ? '-->' : '-.->'} ${to}`),
    '',
  ].join('\n');
}

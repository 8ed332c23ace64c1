import { grouped, median, milliseconds, times } from './figures.ts';
import { hostSite } from './hosting.ts';
import { type Judgement, judge, type Reading } from './lighthouse.ts';
import type { Options } from './options.ts';
import { findChromium } from './programs.ts';
import { hostReference } from './reference-site.ts';

/** The page to which the others are compared. */
const landing = '/';
/** This page has no script, so any blocking there comes from the machine. */
const control = 'the hand-written landing page';

/** One page of each kind; some in Spanish, some in English. */
const paths = [
  '/en',
  '/servicios',
  '/servicios/analisis-sangre',
  '/en/servicios/paquetes/its',
  '/examenes-laboratorio',
  '/examenes-laboratorio/hemograma-iv',
  '/pruebas-embarazo',
  '/toma-domicilio-medellin',
  '/blog',
  '/blog/como-leer-un-hemograma',
  '/en/entrega-rapida',
  '/contacto',
  '/portal-resultados',
];

/** The longest permitted LCP relative to the landing page's, and the lowest permitted score. */
const target = { largestPaint: 1.15, score: 100 };
/** The most readings per page, because the pages are many. */
const MAX_RUNS = 3;
const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;

/** Measures a page of each kind with Lighthouse, and the landing page in each round, and returns one table. */
export async function everyKind(options: Options, say: (progress: string) => void): Promise<string> {
  const browser = findChromium();
  if (!browser) return 'Lighthouse pages: Chromium not found.\n';
  const runs = Math.min(options.runs, MAX_RUNS);
  const site = await hostSite();
  const reference = await hostReference(site, browser);
  const judgementsByPath = new Map<string, Judgement[]>([control, landing, ...paths].map((path) => [path, []]));
  for (let run = 1; run <= runs; run += 1) {
    for (const [path, judgements] of judgementsByPath) {
      const judgement = await judge(
        path === control ? `${reference.origin}/` : site.origin + path,
        browser,
        'simulated',
      );
      judgements.push(judgement);
      const { lcp, tbt, performance } = judgement.reading;
      say(`${run}/${runs} ${path}: LCP ${milliseconds(lcp)}, TBT ${milliseconds(tbt)}, ${performance}`);
    }
  }
  await Promise.all([reference.child.stop(), site.child.stop()]);
  return tableOf(judgementsByPath, runs);
}

function tableOf(judgementsByPath: ReadonlyMap<string, readonly Judgement[]>, runs: number): string {
  const reference = medianOf(judgementsByPath.get(landing) ?? [], 'lcp');
  const lines = [...judgementsByPath].map(([path, judgements]) => {
    const of = (figure: keyof Reading): number => medianOf(judgements, figure);
    const ratio = of('lcp') / reference;
    const isMet = ratio <= target.largestPaint && scores.every((score) => of(score) >= target.score);
    const verdict = isMet ? 'yes' : `**no**${faultsOf(judgements)}`;
    return `| ${[
      path === control ? path : `\`${path}\``,
      milliseconds(of('fcp')),
      milliseconds(of('lcp')),
      path === landing ? '–' : times(ratio),
      milliseconds(of('tbt')),
      grouped(of('cls'), 3),
      scores.map((score) => of(score)).join(' / '),
      path === control ? '–' : verdict,
    ].join(' | ')} |`;
  });
  return [
    '### A page of each kind by Lighthouse',
    '',
    '| page | FCP | LCP | LCP to the landing page’s | TBT | CLS | performance / accessibility / best practices / SEO | met |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    ...lines,
    '',
    `- Phone, simulated throttling, a new browser for each reading; alternating, medians of ${runs}. The hand-written page has no script, so any blocking there comes from the machine. The target: each score ${target.score}, LCP at most ${target.largestPaint} times the landing page’s.`,
    '',
  ].join('\n');
}

const medianOf = (judgements: readonly Judgement[], figure: keyof Reading): number =>
  median(judgements.map(({ reading }) => reading[figure]));

function faultsOf(judgements: readonly Judgement[]): string {
  const faults = [...new Set(judgements.flatMap((one) => one.faults))];
  return faults.length > 0 ? `: ${faults.join(', ')}` : '';
}

import { milliseconds } from './figures.ts';
import { hostSite } from './hosting.ts';
import { type Interaction, measureInteraction } from './interaction.ts';
import { judge } from './lighthouse.ts';
import type { Options } from './options.ts';
import { interactionTable, lighthouseTable, type Readings } from './page-speed-tables.ts';
import { findChromium } from './programs.ts';
import { hostReference } from './reference-site.ts';

/** Measures our landing page and a hand-written equivalent with Lighthouse, alternately, and returns the tables. */
export async function pageSpeed(options: Options, say: (progress: string) => void): Promise<string> {
  const browser = findChromium();
  if (!browser) return 'Lighthouse: Chromium not found. Install it, or set CHROMIUM=/path/to/chromium.\n';
  const site = await hostSite();
  const { origin, child, written } = await hostReference(site, browser);
  const readings: Readings = { reference: [], ours: [] };
  for (let run = 1; run <= options.runs; run += 1) {
    for (const [name, url] of [
      ['reference', `${origin}/`],
      ['ours', `${site.origin}/`],
    ] as const) {
      const judgement = await judge(url, browser);
      readings[name].push(judgement);
      const { fcp, lcp, tbt } = judgement.reading;
      say(
        `Lighthouse ${run}/${options.runs} ${name}: FCP ${milliseconds(fcp)}, LCP ${milliseconds(lcp)}, TBT ${milliseconds(tbt)}`,
      );
    }
  }
  const interactions: Interaction[] = [];
  for (let run = 1; run <= options.runs; run += 1) {
    const interaction = await measureInteraction(`${site.origin}/`, browser);
    interactions.push(interaction);
    say(`touch ${run}/${options.runs}: blocking ${milliseconds(interaction.blockingMs)}`);
  }
  await Promise.all([child.stop(), site.child.stop()]);
  return [lighthouseTable(readings, written), interactionTable(interactions)].join('\n');
}

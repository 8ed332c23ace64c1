import { milliseconds } from './figures.ts';
import { hostSite } from './hosting.ts';
import { type Interaction, measureInteraction } from './interaction.ts';
import { judge, type Network } from './lighthouse.ts';
import type { Options } from './options.ts';
import { paced } from './paced-connection.ts';
import { interactionTable, lighthouseTable, pacedTable, type Readings } from './page-speed-tables.ts';
import { findChromium } from './programs.ts';
import { hostReference } from './reference-site.ts';

/** Measures our landing page and a hand-written equivalent with Lighthouse, alternately, and returns the tables. */
export async function pageSpeed(options: Options, say: (progress: string) => void): Promise<string> {
  const browser = findChromium();
  if (!browser) return 'Lighthouse: Chromium not found. Install it, or set CHROMIUM=/path/to/chromium.\n';
  const site = await hostSite();
  const reference = await hostReference(site, browser);
  const readInTurns = readerOfBoth({ browser, runs: options.runs, say });
  const simulated = await readInTurns('simulated', { reference: reference.origin, ours: site.origin });
  const [pacedReference, pacedSite] = await Promise.all([paced(reference.origin), paced(site.origin)]);
  const overPhone = await readInTurns('paced', { reference: pacedReference.origin, ours: pacedSite.origin });
  const interactions: Interaction[] = [];
  for (let run = 1; run <= options.runs; run += 1) {
    const interaction = await measureInteraction(`${site.origin}/`, browser);
    interactions.push(interaction);
    say(`touch ${run}/${options.runs}: blocking ${milliseconds(interaction.blockingMs)}`);
  }
  await Promise.all([reference.child.stop(), site.child.stop()]);
  for (const { server } of [pacedReference, pacedSite]) server.close();
  return [lighthouseTable(simulated, reference.written), pacedTable(overPhone), interactionTable(interactions)].join(
    '\n',
  );
}

/** Returns a function that reads both pages in turns over a network. */
const readerOfBoth =
  ({ browser, runs, say }: { browser: string; runs: number; say: (progress: string) => void }) =>
  async (network: Network, origins: Record<keyof Readings, string>): Promise<Readings> => {
    const readings: Readings = { reference: [], ours: [] };
    for (let run = 1; run <= runs; run += 1) {
      for (const name of ['reference', 'ours'] as const) {
        const judgement = await judge(`${origins[name]}/`, browser, network);
        readings[name].push(judgement);
        const { fcp, lcp, tbt } = judgement.reading;
        say(
          `Lighthouse ${network} ${run}/${runs} ${name}: FCP ${milliseconds(fcp)}, LCP ${milliseconds(lcp)}, TBT ${milliseconds(tbt)}`,
        );
      }
    }
    return readings;
  };

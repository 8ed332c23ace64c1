import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { withBrowser, withPage } from './browser.ts';
import { milliseconds } from './figures.ts';
import { answers, freeAddress, type Hosted, hostSite, projectFolder } from './hosting.ts';
import { type Interaction, measureInteraction } from './interaction.ts';
import { judge } from './lighthouse.ts';
import type { Options } from './options.ts';
import { interactionTable, lighthouseTable, type Readings } from './page-speed-tables.ts';
import { findChromium } from './programs.ts';
import { type ReferencePage, referencePage } from './reference-page.ts';
import { startChild, temporaryFolder } from './tidy.ts';

/** Reads our landing page and the page that one would write by hand with Lighthouse, in turns, and prints the tables. */
export async function pageSpeed(options: Options, say: (progress: string) => void): Promise<string> {
  const browser = findChromium();
  if (!browser)
    return 'Lighthouse: no Chromium was found. Install one, or say where it is with CHROMIUM=/path/to/chromium.\n';
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

/** Makes the reference page from what the site serves now, and hosts it in a process of its own. */
async function hostReference(site: Hosted, browser: string): Promise<Hosted & { written: ReferencePage }> {
  const { origin, port } = await freeAddress();
  const served = await (await fetch(`${site.origin}/`)).text();
  const written = await withBrowser(browser, (debugging) =>
    withPage(debugging, (page) => referencePage(served.replaceAll(site.origin, origin), page)),
  );
  const file = join(temporaryFolder('reference'), 'index.html');
  await writeFile(file, written.html);
  const child = startChild(process.execPath, ['bench/reference-host.ts', file, String(port)], { cwd: projectFolder });
  await answers(`${origin}/`, child);
  return { origin, child, written };
}

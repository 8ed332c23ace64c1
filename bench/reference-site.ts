import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { withBrowser, withPage } from './browser.ts';
import { freeAddress, type Hosted, projectFolder, untilAnswers } from './hosting.ts';
import { type ReferencePage, referencePage } from './reference-page.ts';
import { startChild, temporaryFolder } from './tidy.ts';

/** Builds the reference page from the page that the site serves now, and hosts it in its own process. */
export async function hostReference(site: Hosted, browser: string): Promise<Hosted & { written: ReferencePage }> {
  const { origin, port } = await freeAddress();
  const served = await (await fetch(`${site.origin}/`)).text();
  const written = await withBrowser(browser, (debugging) =>
    withPage(debugging, (page) => referencePage(served.replaceAll(site.origin, origin), page)),
  );
  const file = join(temporaryFolder('reference'), 'index.html');
  await writeFile(file, written.html);
  const child = startChild(process.execPath, ['bench/reference-host.ts', file, String(port)], { cwd: projectFolder });
  await untilAnswers(`${origin}/`, child);
  return { origin, child, written };
}

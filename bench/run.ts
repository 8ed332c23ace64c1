import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { catalogueSearch } from './catalogue-search.ts';
import { doctorTable } from './doctor-table.ts';
import { everyKind } from './every-kind.ts';
import { projectFolder } from './hosting.ts';
import { catalogueImport } from './import.ts';
import { machine } from './machine.ts';
import { OptionError, type Options, readOptions, usage } from './options.ts';
import { pageSpeed } from './page-speed.ts';
import { planning } from './planning.ts';
import { throughput } from './throughput.ts';
import { tidyAtTheEnd } from './tidy.ts';

/** Progress goes to standard error, the tables to standard output: `node bench/run.ts > table.md` saves only the tables. */
const say = (progress: string): void => console.error(progress);

tidyAtTheEnd();
process.exit(await main());

async function main(): Promise<number> {
  try {
    const options = readOptions(process.argv.slice(2));
    const needsBuild = (
      ['lighthouse', 'pages', 'throughput', 'intake', 'intake-faults', 'accounts', 'results'] as const
    ).some((part) => options.parts.has(part));
    if (needsBuild && !existsSync(join(projectFolder, 'build/server/index.js')))
      throw new OptionError('build/ is missing: build the site first.');
    await bench(options);
    return 0;
  } catch (error) {
    if (error instanceof OptionError) console.error(`${error.message}\n\n${usage}`);
    else console.error(error);
    return 1;
  }
}

async function bench(options: Options): Promise<void> {
  console.log(machine());
  if (options.parts.has('lighthouse')) console.log(await pageSpeed(options, say));
  if (options.parts.has('pages')) console.log(await everyKind(options, say));
  if (options.parts.has('throughput')) console.log(await throughput(options, say));
  if (options.parts.has('import')) console.log(await catalogueImport(say));
  if (options.parts.has('planning')) console.log(planning(say));
  if (options.parts.has('doctor')) console.log(await doctorTable(say));
  // Loaded on demand: they use the built site, which the other parts do without.
  if (options.parts.has('intake')) console.log(await (await import('./intake.ts')).intakeSpeed(say));
  if (options.parts.has('intake-faults'))
    console.log(await (await import('./intake-faults.ts')).intakeFaults(options.faults, say));
  if (options.parts.has('accounts')) console.log(await (await import('./accounts.ts')).accountSpeed(say));
  if (options.parts.has('results')) console.log(await (await import('./many-results.ts')).manyResults(say));
  if (options.parts.has('search')) console.log(await catalogueSearch(say));
}

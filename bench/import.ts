import { spawn } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { columnKeys } from '../app/domain/exam-files/columns.ts';
import { rowOf } from '../app/domain/exam-files/exam-record.ts';
import { writeTable } from '../app/domain/exam-files/write-table.server.ts';
import type { Exam } from '../app/domain/exams/exam.ts';
import type { Words } from '../app/domain/exams/localized-text.ts';
import { demonstrationExams } from '../db/seed/exams/index.ts';
import { importProgram, littleMemory } from '../server/cli/commands.ts';
import { grouped, megabytes, type Row, table, times } from './figures.ts';
import { projectFolder } from './hosting.ts';

const EXAMS = 100_000;
/** The limits of an import. */
const limits = { seconds: 30, bytes: 300e6 };

/**
 * Measures the time and memory of an import of 100,000 exams, into an empty catalog and into one that already has them, as CSV and as a
 * workbook.
 */
export async function catalogueImport(say: (progress: string) => void): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'));
  const rows: Row[] = [];
  try {
    for (const kind of ['csv', 'xlsx']) {
      const file = join(folder, `exams.${kind}`);
      say(`Writing ${EXAMS} exams as ${kind} …`);
      await writeTable(file, [{ name: 'exams', rows: exampleRows() }]);
      const { size } = await stat(file);
      for (const what of ['all new', 'all there already']) {
        say(`Importing them (${what}) …`);
        rows.push(...rowsOf(`${kind} of ${megabytes(size)}, ${what}`, await imported(file, join(folder, kind))));
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return table(`Import of ${grouped(EXAMS)} exams`, 'limit', rows, [
    'A separate process with the options of `npm run catalogue:import`, on the embedded database. The time includes its start; the memory is its peak resident memory.',
    'Processor time covers all its threads; on a busy machine the wall time says more about the other processes.',
    'The exams of the demonstration, repeated, without panels. All their sentences and names differ, so that no check is faster because of repetition.',
    `Load average afterward: ${loadavg()[0]?.toFixed(1)}.`,
  ]);
}

/** The cost of one import. */
interface ImportCost {
  /** Wall time. */
  seconds: number;
  /** Processor time of all threads, in seconds. */
  processor: number;
  /** The highest resident memory, in bytes. */
  peak: number;
}

const rowsOf = (what: string, { seconds, processor, peak }: ImportCost): Row[] => [
  {
    what: `${what}: wall time`,
    reference: `${limits.seconds} s`,
    ours: `${grouped(seconds, 1)} s`,
    ratio: times(seconds / limits.seconds),
    target: '≤ 1 ×',
    met: seconds <= limits.seconds,
  },
  { what: `${what}: processor time`, ours: `${grouped(processor, 1)} s` },
  {
    what: `${what}: peak memory`,
    reference: megabytes(limits.bytes),
    ours: megabytes(peak),
    ratio: times(peak / limits.bytes),
    target: '≤ 1 ×',
    met: peak <= limits.bytes,
  },
];

async function* exampleRows(): AsyncGenerator<readonly string[]> {
  yield columnKeys;
  // Panels would need their members.
  const singles = demonstrationExams.filter(({ members }) => members.length === 0);
  for (let index = 0; index < EXAMS; index++) yield rowOf(renamed(singles, index));
}

/** One of the exams under its own code, address and words. */
function renamed(exams: readonly Exam[], index: number): Exam {
  const exam = exams[index % exams.length];
  if (!exam) throw new Error('The list of exams is empty.');
  // 'AA' for the first thousand exams, 'AB' for the second.
  const letters = [index / 26_000, index / 1000]
    .map((position) => String.fromCharCode(65 + (Math.floor(position) % 26)))
    .join('');
  const numbered = ({ es, en }: Words): Words => ({ es: `${es} (${index})`, en: `${en} (${index})` });
  return {
    ...exam,
    code: `Z${letters}-${String(index % 1000).padStart(3, '0')}`,
    slug: `${exam.slug}-${index}`,
    name: numbered(exam.name),
    purpose: numbered(exam.purpose),
    askedFor: numbered(exam.askedFor),
    notes: exam.notes && numbered(exam.notes),
    preparation: { ...exam.preparation, instructions: exam.preparation.instructions.map(numbered) },
    components: exam.components.map((component) => ({ ...component, name: numbered(component.name) })),
  };
}

/** Makes the process report its usage as it exits. */
const reportUsage = `process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  // Worker threads exit too, but have no channel to report on.
  process.send?.({ peak: maxRSS * 1024, processor: (userCPUTime + systemCPUTime) / 1e6 });
})`;

/** Imports a file in a separate process, and measures its cost. */
function imported(file: string, dataDir: string): Promise<ImportCost> {
  // Never import into a database that the environment happens to name.
  const { DATABASE_URL: _, ...env } = process.env;
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    [...littleMemory, '--import', `data:text/javascript,${encodeURIComponent(reportUsage)}`, importProgram, file],
    {
      cwd: projectFolder,
      env: { ...env, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  return new Promise((resolve, reject) => {
    let usage: Omit<ImportCost, 'seconds'> | null = null;
    child.on('message', (message: Omit<ImportCost, 'seconds'>) => {
      usage = message;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0 && usage) resolve({ seconds: (performance.now() - startedAt) / 1000, ...usage });
      else reject(new Error(`The import ended with ${code}.`));
    });
  });
}

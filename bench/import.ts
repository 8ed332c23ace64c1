import { spawn } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Exam } from '../app/features/catalogue/exam.ts';
import { columnKeys } from '../app/features/catalogue/import/columns.ts';
import { rowOf } from '../app/features/catalogue/import/exam-row.ts';
import { writeTable } from '../app/features/catalogue/import/write-table.server.ts';
import { demonstrationExams } from '../db/seed/exams/index.ts';
import { importProgram, littleMemory } from '../server/cli/commands.ts';
import { projectFolder } from './hosting.ts';

const EXAMS = 100_000;
const MEGABYTE = 1024 * 1024;

/** How long an import of 100,000 exams takes and what memory, into an empty catalogue and into one that has them, as CSV and as a workbook. */
export async function catalogueImport(say: (progress: string) => void): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'));
  const lines = ['| file | MB | import | seconds | memory at most, MB |', '|---|---:|---|---:|---:|'];
  try {
    for (const kind of ['csv', 'xlsx']) {
      const file = join(folder, `exams.${kind}`);
      say(`Writing ${EXAMS} exams as ${kind} …`);
      await writeTable(file, [{ name: 'exams', rows: manyExams() }]);
      const megabytes = ((await stat(file)).size / MEGABYTE).toFixed(0);
      for (const what of ['new', 'unchanged']) {
        say(`Importing them (${what}) …`);
        const { seconds, peak } = await imported(file, join(folder, kind));
        lines.push(`| ${kind} | ${megabytes} | ${what} | ${seconds.toFixed(1)} | ${(peak / MEGABYTE).toFixed(0)} |`);
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return `\n## Import of ${EXAMS.toLocaleString('en')} exams\n\n${lines.join('\n')}\n`;
}

/** The exams of the demonstration again and again, each time under a code and an address of its own. Panels would need their members. */
async function* manyExams(): AsyncGenerator<readonly string[]> {
  yield columnKeys;
  const singles = demonstrationExams.filter(({ members }) => members.length === 0);
  for (let index = 0; index < EXAMS; index++) yield rowOf(renamed(singles, index));
}

function renamed(exams: readonly Exam[], index: number): Exam {
  const exam = exams[index % exams.length];
  if (!exam) throw new Error('There are no exams.');
  const letters = [index / 26_000, index / 1000].map((of) => String.fromCharCode(65 + (Math.floor(of) % 26))).join('');
  const code = `Z${letters}-${String(index % 1000).padStart(3, '0')}`;
  // A sentence of its own: what repeats is checked faster.
  const purpose = { es: `${exam.purpose.es} Es la ${index}.`, en: `${exam.purpose.en} It is ${index}.` };
  return { ...exam, code, slug: `${exam.slug}-${index}`, purpose };
}

/** The peak is that of the import's own process, read as it ends. */
function imported(file: string, dataDir: string): Promise<{ seconds: number; peak: number }> {
  const tellPeak = 'process.on("exit",()=>process.send({peak:process.resourceUsage().maxRSS*1024}))';
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    [...littleMemory, '--import', `data:text/javascript,${tellPeak}`, importProgram, file],
    {
      cwd: projectFolder,
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  return new Promise((resolve, reject) => {
    let peak = 0;
    child.on('message', (message: { peak: number }) => {
      peak = message.peak;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve({ seconds: (performance.now() - startedAt) / 1000, peak });
      else reject(new Error(`The import ended with ${code}.`));
    });
  });
}

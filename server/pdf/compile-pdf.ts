import { readFileSync } from 'node:fs';

import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

// A process of its own: the compiler holds some 240 MB, which the web process gives back by ending this one.

interface Task {
  id: number;
  paper: string;
  data: string;
  /** Seconds since 1970. */
  at: number;
}

const folder = new URL('.', import.meta.url);
const font = (name: string): Buffer => readFileSync(new URL(`../../app/generated/${name}`, folder));
const compiler = NodeCompiler.create({
  fontArgs: [{ fontBlobs: ['report-400.ttf', 'report-600.ttf', 'report-heading.ttf'].map(font) }],
});
const template = readFileSync(new URL('report.typ', folder), 'utf8');

/** Documents after which the compiler forgets what it has memoized of the first ones: they hold results of patients. */
const KEPT_DOCUMENTS = 4;

function compile({ paper, data, at }: Task): Buffer {
  const document = { mainFileContent: template, inputs: { paper, data } };
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp: at });
  } catch {
    // PDF/UA refuses a character that no font has, such as Chinese. The document without the claim is still tagged, and keeps the text.
    return compiler.pdf(document, { creationTimestamp: at });
  } finally {
    compiler.evictCache(KEPT_DOCUMENTS);
  }
}

process.on('message', (task: Task) => {
  try {
    process.send?.({ id: task.id, pdf: compile(task) });
  } catch {
    // The message of the compiler may quote a result.
    process.send?.({ id: task.id, pdf: null });
  }
});
process.once('disconnect', () => process.exit(0));

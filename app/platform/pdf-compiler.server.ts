import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';

interface PdfTask {
  /** As Typst names them. */
  paper: 'a4' | 'us-letter';
  /** The data of `server/pdf/report.typ`. */
  data: object;
  /** The instant that the file says it was made at: the same report gives the same bytes. */
  at: Date;
}

interface Waiting {
  resolve: (pdf: Buffer | null) => void;
  timer: NodeJS.Timeout;
}

const PROGRAM = 'server/pdf/compile-pdf.ts';
/** A report of 300 values takes a fifth of a second. */
const LONGEST_MS = 15_000;
/** Then the process ends, and its memory is free. */
const IDLE_MS = 60_000;
/** Further requests are refused: a person can try again. */
const MAX_WAITING = 50;

/** Makes PDF files in a process of its own, which starts with the first file and ends when nobody needs one. */
export class PdfCompiler {
  private child: ChildProcess | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private idle: NodeJS.Timeout | undefined;
  private count = 0;

  /** The bytes of a file; null if the compiler failed, took too long, or has too much to do. */
  compile({ paper, data, at }: PdfTask): Promise<Buffer | null> {
    if (this.waiting.size >= MAX_WAITING) return Promise.resolve(null);
    clearTimeout(this.idle);
    const child = this.child ?? this.start();
    this.count += 1;
    const id = this.count;
    return new Promise((resolveWith) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
      this.waiting.set(id, { resolve: resolveWith, timer });
      child.send({ id, paper, data: JSON.stringify(data), at: Math.floor(at.getTime() / 1000) });
    });
  }

  stop(): void {
    clearTimeout(this.idle);
    this.child?.kill();
    this.child = null;
  }

  private start(): ChildProcess {
    const child = fork(resolve(PROGRAM), {
      serialization: 'advanced',
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // A process that waits for work keeps nobody from stopping.
    child.unref();
    child.channel?.unref();
    child.on('message', ({ id, pdf }: { id: number; pdf: Uint8Array | null }) => {
      this.answer(id, pdf && Buffer.from(pdf));
      if (this.waiting.size > 0) return;
      this.idle = setTimeout(() => this.stop(), IDLE_MS).unref();
    });
    // Whatever ended it, the next file starts another one.
    child.once('exit', () => {
      if (this.child === child) this.child = null;
      for (const id of this.waiting.keys()) this.answer(id, null);
    });
    this.child = child;
    return child;
  }

  private answer(id: number, pdf: Buffer | null): void {
    const one = this.waiting.get(id);
    if (!one) return;
    clearTimeout(one.timer);
    this.waiting.delete(id);
    one.resolve(pdf);
  }
}

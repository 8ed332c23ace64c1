import { cpus, loadavg, release, totalmem, type } from 'node:os';

import { findChromium, findProgram, versionOf } from './programs.ts';

/** Describes the machine and the program versions of a measurement in one line. */
export function machine(): string {
  const processors = cpus();
  const [chromium, nginx, wrk] = [findChromium(), findProgram('nginx'), findProgram('wrk')];
  const parts = [
    `${processors[0]?.model.trim() ?? 'unknown processor'}, ${processors.length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${type()} ${release()}`,
    `Node ${process.versions.node}`,
    `Chromium ${chromium ? versionOf(chromium, '--version') : 'missing'}`,
    `nginx ${nginx ? versionOf(nginx, '-v') : 'missing'}`,
    `wrk ${wrk ? versionOf(wrk, '-v') : 'missing'}`,
  ];
  const [busy = 0] = loadavg();
  return `Measured on ${new Date().toISOString().slice(0, 10)}: ${parts.join(' · ')}. Load average beforehand: ${busy.toFixed(1)}.\n`;
}

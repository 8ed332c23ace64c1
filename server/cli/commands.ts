import { EnvError, readEnv } from '../../app/platform/env.ts';
import { ensureBuild, ensurePrepared } from './build.ts';
import { runInherited } from './child.mjs';
import { SetupError } from './dependencies.mjs';
import { runSteps } from './steps.ts';

/**
 * Flags of Node for an import. A large file creates much garbage. These flags collect it early, so that an import fits beside the running
 * site.
 */
export const littleMemory = ['--max-semi-space-size=8', '--max-old-space-size=192'];
/** The program that an import runs in its own process. */
export const importProgram = 'server/cli/catalogue/import-program.ts';

/** Imported on demand, because they need development packages, which a server does not have. */
const checks = () => import('./checks.ts');

/** The action of each command of package.json, once the packages are installed and this is the pinned Node. */
export const commands = {
  async start(): Promise<void> {
    process.env.NODE_ENV ??= 'production';
    checkEnvironment();
    await ensureBuild();
    ignoreRepeatedSignals();
    await import(new URL('../../build/server/main.js', import.meta.url).href);
  },
  async dev(): Promise<void> {
    process.env.NODE_ENV ??= 'development';
    checkEnvironment();
    await ensurePrepared();
    ignoreRepeatedSignals();
    await import('../dev.ts');
  },
  async check(): Promise<void> {
    await runSteps((await checks()).checkSteps);
  },
  async test(): Promise<void> {
    await runSteps((await checks()).testSteps);
  },
  async approve(args: string[]): Promise<void> {
    await ensureBuild();
    process.exitCode = await (await checks()).approveScreens(args);
  },
  build: () => ensureBuild(),
  async bench(args: string[]): Promise<void> {
    await ensureBuild();
    process.exitCode = await runInherited(process.execPath, ['bench/run.ts', ...args]);
  },
  'catalogue:import': async (args: string[]): Promise<void> => {
    process.exitCode = await runInherited(process.execPath, [...littleMemory, importProgram, ...args]);
  },
  'catalogue:export': async (args: string[]): Promise<void> => {
    const { exportCommand } = await import('./catalogue/export.ts');
    await withOneSentence(() => exportCommand(args));
  },
  'catalogue:check': async (args: string[]): Promise<void> => {
    const { checkCommand } = await import('./catalogue/check.ts');
    await withOneSentence(() => checkCommand(args));
  },
  'admin:create': async (args: string[]): Promise<void> => {
    const { createAdmin } = await import('./admin/create.ts');
    await withOneSentence(() => createAdmin(args));
  },
  'sender:create': async (args: string[]): Promise<void> => {
    const { createSenderCommand } = await import('./admin/senders.ts');
    await withOneSentence(() => createSenderCommand(args));
  },
  'sender:revoke': async (args: string[]): Promise<void> => {
    const { revokeSenderCommand } = await import('./admin/senders.ts');
    await withOneSentence(() => revokeSenderCommand(args));
  },
  'audit:check': async (): Promise<void> => {
    const { checkAuditLog } = await import('./admin/check-audit.ts');
    await withOneSentence(checkAuditLog);
  },
  async simulate(args: string[]): Promise<void> {
    const { simulate } = await import('./simulate/simulate.ts');
    await withOneSentence(() => simulate(args));
  },
};

/** Runs a command of the operator, sets its exit code, and reports an operator's mistake in one sentence. */
async function withOneSentence(run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    throw error instanceof EnvError ? new SetupError(error.message) : error;
  }
}

/** Reports an invalid setting at once, before a build. */
function checkEnvironment(): void {
  try {
    readEnv(process.env);
  } catch (error) {
    throw error instanceof EnvError ? new SetupError(error.message) : error;
  }
}

/**
 * Ctrl-C reaches every process of the terminal, and npm then forwards it again. The second signal must not interrupt the orderly shutdown
 * that the first one started.
 */
function ignoreRepeatedSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
}

import { ensureBuild } from './build.ts';
import { SetupError } from './dependencies.mjs';

/** The outcome of a step. */
export interface Result {
  passed: number;
  failed: number;
  /** The output of the step's program, printed if something failed. */
  output: string;
  /** The tests that passed only when they were repeated. */
  repeated?: readonly string[];
}

/** One part of `npm run check` or `npm test`. */
export interface CommandStep {
  /** Printed with the outcome. */
  name: string;
  run: () => Promise<Result>;
}

/** Groups of steps. Those of a group run in parallel, and the groups one after another. */
type Groups = readonly (readonly CommandStep[])[];

/** The steps of a command. */
export interface StepPlan {
  /** Those that read the sources and nothing of a build, which runs at the same time. */
  besideBuild: Groups;
  built: Groups;
}

/**
 * Builds the site if it has changed, on one core, and runs every step, even after a failed one. The last lines name the tests that needed a
 * retry, and say `N passed, N failed`.
 */
export async function runSteps({ besideBuild, built }: StepPlan): Promise<void> {
  const { promise: prepared, resolve: onPrepared } = Promise.withResolvers<void>();
  // Counts only a failed build, because a build by itself proves nothing.
  const run = () => ensureBuild(onPrepared).then(() => ({ passed: 0, failed: 0, output: '' }));
  const building = runStep({ name: 'build', run }).finally(onPrepared);
  const checking = prepared.then(() => runGroups(besideBuild));
  const results = [await building, ...(await checking), ...(await runGroups(built))];
  if (results.some(({ failed }) => failed > 0)) process.exitCode = 1;
  for (const line of summaryOf(results)) console.log(`\n${line}`);
}

async function runGroups(groups: Groups): Promise<Result[]> {
  const results: Result[] = [];
  for (const steps of groups) results.push(...(await Promise.all(steps.map(runStep))));
  return results;
}

/** The last lines of a run: the tests that needed a retry, and the sums. */
export function summaryOf(results: readonly Result[]): string[] {
  const sum = (count: 'passed' | 'failed') => results.reduce((total, result) => total + result[count], 0);
  return [
    ...results.flatMap(({ repeated = [] }) => repeated.map((name) => `needed a retry: ${name}`)),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}

/** Runs a step, and prints its outcome and duration. */
async function runStep({ name, run }: CommandStep): Promise<Result> {
  const startedAt = performance.now();
  const result = await run().catch(crashed);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (result.failed > 0) console.log(`\n${result.output}\n`);
  console.log(`${result.failed > 0 ? '✗' : '✓'} ${name}${counts(result)} (${seconds} s)`);
  return result;
}

const crashed = (error: unknown): Result => ({
  passed: 0,
  failed: 1,
  output: error instanceof SetupError ? error.message : String(error instanceof Error ? error.stack : error),
});

const counts = ({ passed, failed }: Result): string =>
  passed + failed > 1 ? `: ${passed} passed, ${failed} failed` : '';

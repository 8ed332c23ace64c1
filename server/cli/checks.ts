import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

import { obtainChromium } from '../../tests/support/chromium.ts';
import { obtainStandInFont } from '../../tests/support/fonts.ts';
import { readBrowserReport } from './browser-report.ts';
import { capture, runInherited } from './child.mjs';
import { packageProgram } from './package-program.ts';
import { areRouteTypesOf, clearRouteTypes, routeTypesSource, stampRouteTypes } from './route-types.ts';
import type { CommandStep, Result, StepPlan } from './steps.ts';

/** A command of a package: ['typescript', 'tsc', '--pretty', 'false'] */
type Command = [packageName: string, command: string, ...args: string[]];

const routeTypes: CommandStep = {
  name: 'types of routes',
  run: async () => {
    const source = await routeTypesSource();
    if (areRouteTypesOf(source)) return { passed: 1, failed: 0, output: '' };
    clearRouteTypes();
    const generated = await run(['@react-router/dev', 'react-router', 'typegen']);
    if (generated.code === 0) stampRouteTypes(source);
    return oneStepResult(generated);
  },
};
const types: CommandStep = {
  name: 'types',
  run: async () => oneStepResult(await run(['typescript', 'tsc', '--pretty', 'false'])),
};
const lint: CommandStep = {
  name: 'lint and format',
  run: async () =>
    oneStepResult(await run(['@biomejs/biome', 'biome', 'ci', '--error-on-warnings', '--max-diagnostics=50'])),
};
const unusedCode: CommandStep = {
  name: 'unused code',
  run: async () => oneStepResult(await run(['knip', 'knip', '--no-progress', '--cache'])),
};

/** Tests that send requests to the whole site, on both databases. */
const requestTests = 'tests/request';
/** Tests that start the site as a process, and mostly wait for it. */
const programTests = 'tests/programs';
/** It compiles the messages again, in the form for development, which would take them from tests that run beside it. */
const developmentTest = `${programTests}/development.test.ts`;

/** `npm run check`. Its tests wait for little and use one core at a time, so the static checks run beside them. */
export const checkSteps: StepPlan = {
  besideBuild: [[routeTypes, lint]],
  built: [
    [
      types,
      unusedCode,
      { name: 'architecture and unit tests', run: () => runVitest(...without(requestTests, programTests)) },
    ],
  ],
};

/** `npm test`. */
export const testSteps: StepPlan = {
  besideBuild: [
    [routeTypes, lint],
    [types, unusedCode],
  ],
  built: [
    [
      { name: 'architecture, unit and request tests', run: () => runVitest(...without(programTests)) },
      { name: 'tests of the running program', run: () => runVitest(programTests, '--exclude', developmentTest) },
    ],
    [{ name: 'development server', run: () => runVitest(developmentTest) }],
    [{ name: 'browser tests', run: runPlaywright }],
  ],
};

/** ['tests/programs'] → the arguments with which Vitest skips the folder */
function without(...folders: string[]): string[] {
  return folders.flatMap((folder) => ['--exclude', `${folder}/**`]);
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

function runVitest(...files: string[]): Promise<Result> {
  return withReport(async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const ran = await run(['vitest', 'vitest', 'run', ...files, ...reporters]);
    return withCounts(ran, () => {
      const { numPassedTests, numFailedTests } = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
      return { passed: numPassedTests, failed: numFailedTests };
    });
  });
}

async function runPlaywright(): Promise<Result> {
  const chromium = await obtainChromium();
  await obtainStandInFont();
  return withReport(async (file) => {
    const env = { ...process.env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const ran = await run(['@playwright/test', 'playwright', 'test', '--reporter=line,json'], env);
    return withCounts(ran, () => readBrowserReport(readFileSync(file, 'utf8')));
  });
}

/** Takes the pictures of all screens, and keeps those that differ as the approved ones (`tests/screens/`). Returns the exit code. */
export async function approveScreens(args: readonly string[]): Promise<number> {
  const env = { ...process.env, CHROMIUM: await obtainChromium() };
  const program = packageProgram('@playwright/test', 'playwright');
  const update = ['test', 'tests/screens/screens', '--update-snapshots=changed', '--reporter=line'];
  return runInherited(process.execPath, [program, ...update, ...args], env);
}

/**
 * Adds the counts of a report to a run. A runner that exits with an error but names no failed test, or leaves no report, counts as one
 * failure.
 */
function withCounts({ code, output }: { code: number; output: string }, read: () => Omit<Result, 'output'>): Result {
  try {
    const { failed, ...rest } = read();
    return { ...rest, failed: code !== 0 && failed === 0 ? 1 : failed, output };
  } catch (error) {
    return { passed: 0, failed: 1, output: `${output}\nThe run left no readable report: ${String(error)}` };
  }
}

/** A program without tests counts as one that passed or failed. */
const oneStepResult = ({ code, output }: { code: number; output: string }): Result =>
  code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };

/** Runs a package's command silently on this Node. */
const run = ([packageName, command, ...args]: Command, env: NodeJS.ProcessEnv = process.env) =>
  capture(process.execPath, [packageProgram(packageName, command), ...args], { env });

/** Passes a temporary file for the report, and deletes it afterward. */
async function withReport(use: (file: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  try {
    return await use(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { z } from 'zod';

/** The part of Playwright's JSON report that this reads: a file or a `describe`, with its tests. */
interface Suite {
  specs?: { file: string; title: string; tests: { status: string }[] }[] | undefined;
  suites?: Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.object({
  specs: z
    .array(z.object({ file: z.string(), title: z.string(), tests: z.array(z.object({ status: z.string() })) }))
    .optional(),
  get suites() {
    return z.array(suite).optional();
  },
});

const report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suite),
});

/** Reads Playwright's JSON report. Counts a test that passed only on retry as passed, and names it. */
export function readBrowserReport(text: string): { passed: number; failed: number; repeated: string[] } {
  const { stats, suites } = report.parse(JSON.parse(text));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, repeated: suites.flatMap(repeatedIn) };
}

/** The tests of a suite that passed only on retry: 'journeys/exam.spec.ts: opens the exam' */
const repeatedIn = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(repeatedIn),
];

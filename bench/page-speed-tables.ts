import { grouped, kilobytes, median, milliseconds, type Row, table, times } from './figures.ts';
import type { Interaction } from './interaction.ts';
import type { Judgement, Reading } from './lighthouse.ts';
import type { ReferencePage } from './reference-page.ts';

/** The readings of both pages, in the order of measurement. */
export type Readings = Record<'reference' | 'ours', Judgement[]>;

/** The limits of our page. `paint`: relative to the hand-written page. */
const target = { paint: 1.1, blockingMs: 50, score: 100, scriptBytes: 100_000 };

/** Writes the readings with Lighthouse's simulated network. */
export const lighthouseTable = (readings: Readings, written: ReferencePage): string =>
  table('Landing page by Lighthouse', 'hand-written', readingRows(readings), notesOn(readings, written));

/** Writes the readings over a connection with the pace of a phone (`paced-connection.ts`). */
export const pacedTable = (readings: Readings): string =>
  table(
    'Landing page over a paced connection',
    'hand-written',
    readingRows(readings).filter(({ what }) => !what.startsWith('score')),
    [
      `A round trip of 150 ms, 1.6 Mbit/s, ten packets before the first acknowledgment, a processor slowed 4 times; alternating, medians of ${readings.ours.length}.`,
    ],
  );

/** Writes what the visitor's first touch costs (`interaction.ts`). */
export const interactionTable = (interactions: readonly Interaction[]): string =>
  table('Landing page on first touch', 'hand-written', interactionRows(interactions), interactionNotes);

/** One row for each figure of Lighthouse, as the median of all readings. */
function readingRows({ reference, ours }: Readings): Row[] {
  const row = (what: string, figure: keyof Reading, show: (value: number) => string, goal?: Goal): Row => {
    const [theirs, mine] = [reference, ours].map((list) => median(list.map(({ reading }) => reading[figure])));
    if (theirs === undefined || mine === undefined) throw new Error('nothing was read');
    const ratio = theirs > 0 ? { ratio: times(mine / theirs) } : {};
    return {
      what,
      reference: show(theirs),
      ours: show(mine),
      ...ratio,
      ...(goal && { target: goal.text, met: goal.met(mine, mine / theirs) }),
    };
  };
  const paint: Goal = { text: `≤ ${target.paint} ×`, met: (_, ratio) => ratio <= target.paint };
  const score: Goal = { text: String(target.score), met: (value) => value >= target.score };
  return [
    row('first contentful paint', 'fcp', milliseconds, paint),
    row('largest contentful paint', 'lcp', milliseconds, paint),
    row('total blocking time', 'tbt', milliseconds, {
      text: `≤ ${target.blockingMs} ms`,
      met: (value) => value <= target.blockingMs,
    }),
    row('cumulative layout shift', 'cls', (value) => grouped(value, 3), { text: '0', met: (value) => value < 0.0005 }),
    row('speed index', 'speedIndex', milliseconds),
    row('score: performance', 'performance', grouped, score),
    row('score: accessibility', 'accessibility', grouped, score),
    row('score: best practices', 'bestPractices', grouped, score),
    row('score: SEO', 'seo', grouped, score),
    row('scripts transferred', 'scriptBytes', kilobytes),
    row('everything transferred', 'totalBytes', kilobytes),
  ];
}

interface Goal {
  text: string;
  met: (value: number, ratio: number) => boolean;
}

function interactionRows(interactions: readonly Interaction[]): Row[] {
  const of = (figure: keyof Interaction): number => median(interactions.map((one) => one[figure]));
  const longest = of('longestTaskMs');
  return [
    {
      what: 'all scripts',
      reference: '0 kB',
      ours: kilobytes(of('scriptBytes')),
      target: `≤ ${kilobytes(target.scriptBytes)}`,
      met: of('scriptBytes') <= target.scriptBytes,
    },
    { what: 'longest task after the touch', ours: longest === 0 ? '< 50 ms' : milliseconds(longest) },
    {
      what: 'total blocking time after the touch',
      ours: milliseconds(of('blockingMs')),
      target: `≤ ${target.blockingMs} ms`,
      met: of('blockingMs') <= target.blockingMs,
    },
  ];
}

const interactionNotes = [
  'A processor slowed 4 times, no network throttling, a phone screen; the page settles, then its heading is touched. Compressed bodies without headers.',
];

function notesOn({ reference, ours }: Readings, { served, reference: bare }: ReferencePage): string[] {
  const faults = (list: Judgement[]) => [...new Set(list.flatMap((one) => one.faults))].join(', ') || 'none';
  const count = (one: typeof bare) =>
    Object.entries(one)
      .map(([what, number]) => `${number} ${what}`)
      .join(', ');
  return [
    `Lighthouse ${ours[0]?.version ?? ''}, phone, simulated throttling, a new browser for each reading; alternating, medians of ${ours.length}.`,
    'Both pages are compressed by the same code and served by Node over HTTP/1.1 from the same machine.',
    `Our page without JavaScript: ${count(served)}. The hand-written one: ${count(bare)}.`,
    `Audits below 100, hand-written: ${faults(reference)}; ours: ${faults(ours)}.`,
  ];
}

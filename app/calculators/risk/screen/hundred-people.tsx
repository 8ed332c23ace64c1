import { peopleOfHundred } from '../../../domain/risk/people.ts';
import { m } from '../../../i18n/paraglide/messages.js';

const PER_ROW = 10;
const PITCH = 22;

/** A head and shoulders, drawn from the top of the head. */
const figure = (index: number): string => {
  const x = (index % PER_ROW) * PITCH + PITCH / 2;
  const y = Math.floor(index / PER_ROW) * PITCH + 2;
  return `M${x} ${y}a4 4 0 1 1 0 8a4 4 0 1 1 0-8zm-7 17v-2a7 6 0 0 1 14 0v2z`;
};
const figures = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => figure(from + index)).join('');

/** A hundred people: affected people are filled, and the others are outlines. */
export function HundredPeople({ percent }: { percent: number }) {
  const people = peopleOfHundred(percent);
  if (people?.kind !== 'count') return null;
  const { people: count } = people;
  return (
    <svg
      viewBox={`0 0 ${PER_ROW * PITCH} ${PER_ROW * PITCH}`}
      role="img"
      aria-label={m.risk_picture({ count: String(count) })}
      className="h-auto w-full max-w-64"
    >
      <path d={figures(count, PER_ROW * PER_ROW)} fill="none" className="stroke-line-strong" />
      <path d={figures(0, count)} className="fill-alarm" />
    </svg>
  );
}

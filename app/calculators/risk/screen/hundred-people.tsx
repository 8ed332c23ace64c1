import { peopleOfHundred } from '../../../domain/risk/people.ts';
import { m } from '../../../i18n/paraglide/messages.js';

const PER_ROW = 10;
const PITCH = 21;
const HEIGHT = 25;

/** A head above shoulders, 14 wide and 19 high, in the middle of its cell. */
const figure = (index: number): string => {
  const x = (index % PER_ROW) * PITCH + PITCH / 2;
  const y = Math.floor(index / PER_ROW) * HEIGHT + 2;
  return `M${x} ${y}a4 4 0 1 1 0 8a4 4 0 1 1 0-8zm-7 17v-1.5a7 7 0 0 1 14 0v1.5a1.5 1.5 0 0 1-1.5 1.5h-11a1.5 1.5 0 0 1-1.5-1.5z`;
};
const figures = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => figure(from + index)).join('');

interface HundredPeopleProps {
  percent: number;
  /** The color of the affected people. */
  className: string;
}

/** A hundred people in ten rows, without a margin: the affected people have the color of the answer, and the others are pale. */
export function HundredPeople({ percent, className }: HundredPeopleProps) {
  const people = peopleOfHundred(percent);
  if (people?.kind !== 'count') return null;
  const { people: count } = people;
  return (
    <svg
      viewBox={`3.5 2 ${PER_ROW * PITCH - 7} ${(100 / PER_ROW) * HEIGHT - 6.5}`}
      role="img"
      aria-label={m.risk_picture({ count: String(count) })}
      className="h-auto w-full"
    >
      <path d={figures(count, 100)} className="fill-ink/30" />
      <path d={figures(0, count)} className={className} />
    </svg>
  );
}

/** The hundred before there is an answer: an ornament that shows the form of it. */
export const PaleHundred = () => (
  <svg
    viewBox={`3.5 2 ${PER_ROW * PITCH - 7} ${(100 / PER_ROW) * HEIGHT - 6.5}`}
    aria-hidden="true"
    className="h-auto w-full"
  >
    <path d={figures(0, 100)} className="fill-ink/12" />
  </svg>
);

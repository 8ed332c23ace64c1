import { peopleOfHundred } from '../../../domain/risk/people.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import { classes } from '../../../ui/classes.ts';

const PER_ROW = 10;
const ROWS = 5;
const HALF = PER_ROW * ROWS;
const PITCH = 21;
const HEIGHT = 25;

/** A head above shoulders, 14 wide and 19 high, in the middle of its cell. */
const figure = (index: number): string => {
  const x = (index % PER_ROW) * PITCH + PITCH / 2;
  const y = Math.floor(index / PER_ROW) * HEIGHT + 2;
  return `M${x} ${y}a4 4 0 1 1 0 8a4 4 0 1 1 0-8zm-7 17v-1.5a7 7 0 0 1 14 0v1.5a1.5 1.5 0 0 1-1.5 1.5h-11a1.5 1.5 0 0 1-1.5-1.5z`;
};
const figures = (from: number, to: number): string =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => figure(from + index)).join('');

interface HundredPeopleProps {
  percent: number;
  /** The color of the affected people. */
  className: string;
}

/** A hundred people without a margin: the affected people have the color of the answer, and the others are gray. */
export function HundredPeople({ percent, className }: HundredPeopleProps) {
  const people = peopleOfHundred(percent);
  if (people?.kind !== 'count') return null;
  const { people: count } = people;
  return (
    <div role="img" aria-label={m.risk_picture({ count: String(count) })} className={halves('grid-cols-1')}>
      <Half count={Math.min(count, HALF)} className={className} others="fill-ink/45" />
      <Half count={Math.max(0, count - HALF)} className={className} others="fill-ink/45" />
    </div>
  );
}

/** The hundred before there is an answer: an ornament that shows the form of it. */
export const PaleHundred = () => (
  <div aria-hidden="true" className={halves('grid-cols-2')}>
    <Half count={0} className="" others="fill-ink/20" />
    <Half count={0} className="" others="fill-ink/20" />
  </div>
);

/** Two halves beside each other are five rows of twenty, and below each other ten rows of ten, at the distance of the figures. */
const halves = (columns: string): string => classes('grid gap-x-[1.7%] gap-y-[0.45rem]', columns);

const Half = ({ count, className, others }: { count: number; className: string; others: string }) => (
  <svg viewBox={`3.5 2 ${PER_ROW * PITCH - 7} ${ROWS * HEIGHT - 6.5}`} aria-hidden="true" className="h-auto w-full">
    <path d={figures(count, HALF)} className={others} />
    <path d={figures(0, count)} className={className} />
  </svg>
);

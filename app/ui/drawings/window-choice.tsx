import type { ReactNode } from 'react';

import { classes } from '../classes.ts';

/** A time since the exposure that the visitor can choose. */
export interface RulerChoice {
  day: number;
  words: string;
  /** The same on the ruler, in its unit: 'Día 21'. */
  mark: string;
  /** As the condition of a sentence: 'If it was 3 weeks ago'. */
  when: string;
  /** A warning that matters more than any test at that time. */
  notice?: ReactNode;
  /** Something to do with the answer. */
  action?: ReactNode;
}

/** Shows an element while the choice with this position is made. Literal, because Tailwind reads the source. */
const whenChosen = [
  'group-has-[[value="0"]:checked]/ruler:block',
  'group-has-[[value="1"]:checked]/ruler:block',
  'group-has-[[value="2"]:checked]/ruler:block',
  'group-has-[[value="3"]:checked]/ruler:block',
  'group-has-[[value="4"]:checked]/ruler:block',
  'group-has-[[value="5"]:checked]/ruler:block',
  'group-has-[[value="6"]:checked]/ruler:block',
];
/** The classes of an element that shows only while the choice with this position is made. */
export const onlyWhen = (position: number): string => classes('hidden', whenChosen[position]);

/** The classes of an element that shows once any choice is made: in a place that is empty before, or in none; and of one that shows before. */
export const onceChosen = 'invisible group-has-checked/ruler:visible';
export const onceChosenPlaced = 'hidden group-has-checked/ruler:block';
export const untilChosen = 'group-has-checked/ruler:hidden';

/** Hides an element while the choice with this position is made. */
const hiddenWhenChosen = [
  'group-has-[[value="0"]:checked]/ruler:hidden',
  'group-has-[[value="1"]:checked]/ruler:hidden',
  'group-has-[[value="2"]:checked]/ruler:hidden',
  'group-has-[[value="3"]:checked]/ruler:hidden',
  'group-has-[[value="4"]:checked]/ruler:hidden',
  'group-has-[[value="5"]:checked]/ruler:hidden',
  'group-has-[[value="6"]:checked]/ruler:hidden',
];
/** The classes of an element that does not show while the choice with this position is made. */
export const hiddenWhen = (position: number): string | undefined => hiddenWhenChosen[position];

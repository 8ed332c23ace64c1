import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isOver, placeTaking, visitMoves, visitStateAfter, visitStates } from './visit-states.ts';

const walk = fc.array(fc.constantFrom(...visitMoves), { maxLength: 20 });
const after = (moves: readonly (typeof visitMoves)[number][]) =>
  moves.reduce((state, move) => visitStateAfter(state, move) ?? state, visitStates[0] as (typeof visitStates)[number]);

test('the whole table', () => {
  const lines = visitStates.map(
    (state) => `${state}: ${visitMoves.map((move) => visitStateAfter(state, move) ?? '-').join(' ')}`,
  );
  expect(lines).toEqual([
    'requested: confirmed proposed refused - - cancelled - -',
    'proposed: confirmed proposed refused - confirmed cancelled - -',
    'confirmed: confirmed - - cancelled - cancelled done not-found',
    'done: - - - - - - - -',
    'not-found: - - - - - - - -',
    'cancelled: - - - - - - - -',
    'refused: - - - - - - - -',
  ]);
});

test('a visit that is over stays as it is, and takes no place', () => {
  fc.assert(
    fc.property(walk, walk, (moves, more) => {
      const state = after(moves);
      if (!isOver(state)) return;
      expect(after([...moves, ...more])).toBe(state);
      expect(placeTaking).not.toContain(state);
    }),
  );
});

test('nobody visits without a confirmation, and a visitor can cancel whatever is not over', () => {
  fc.assert(
    fc.property(walk, (moves) => {
      const state = after(moves);
      if (state === 'done' || state === 'not-found')
        expect(moves.some((move) => move === 'confirm' || move === 'accept')).toBe(true);
      if (!isOver(state)) expect(visitStateAfter(state, 'cancel')).toBe('cancelled');
    }),
  );
});

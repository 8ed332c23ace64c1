/** A source of random numbers that repeats itself: the same seed gives the same laboratory. */
export interface SeededRandom {
  /** From 0 inclusive to 1 exclusive. */
  unit: () => number;
  /** A draw from the standard normal distribution, cut at three standard deviations. */
  normal: () => number;
  /** A whole number; both ends are included. */
  integer: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(values: readonly [T, ...T[]]) => T;
  /** Picks by weight: [['a', 3], ['b', 1]] → 'a' in three of four cases. */
  weighted: <T>(choices: readonly [Weighted<T>, ...Weighted<T>[]]) => T;
}

export type Weighted<T> = readonly [value: T, weight: number];

/** mulberry32: 32 bits of state are enough for a simulation, and for nothing that protects anybody. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const unit = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    unit,
    // Box and Muller's transform.
    normal: () => {
      const radius = Math.sqrt(-2 * Math.log(1 - unit()));
      return Math.max(-3, Math.min(3, radius * Math.cos(2 * Math.PI * unit())));
    },
    integer: (from, to) => from + Math.floor(unit() * (to - from + 1)),
    chance: (probability) => unit() < probability,
    pick: (values) => values[Math.floor(unit() * values.length)] ?? values[0],
    weighted: (choices) => {
      let left = unit() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of choices) {
        left -= weight;
        if (left < 0) return value;
      }
      return choices[0][0];
    },
  };
}

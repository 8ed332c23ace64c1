/** One value for everybody, or one for each sex. */
export type BySex<T> = T | { female: T; male: T };

/** A quantity in a simulated person. Variations are coefficients: 0.05 is 5 %. */
export interface SimulatedAnalyte {
  name: string;
  unit: string;
  decimals: number;
  /** The reference interval as the laboratory's system prints it. */
  range: BySex<string>;
  /** The average of healthy people. */
  mean: BySex<number>;
  /** Between people, and from one day to another in one person. */
  between: number;
  within: number;
  /** Outside of these a value is critical. */
  critical?: readonly [low: number, high: number];
  /** Values below are reported as '<0.05'. */
  detectionLimit?: number;
}

export const bySex = (female: number, male: number) => ({ female, male });

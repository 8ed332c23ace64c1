/** The hCG of a pregnancy in one week, in mIU/mL. */
export interface HcgRange {
  /** Counted from the first day of the last period. */
  week: number;
  from: number;
  to: number;
}

/** MedlinePlus, hCG in the blood, quantitative test: approximate, and each laboratory's report has its own. It gives none for week 11. */
export const hcgByWeek: readonly HcgRange[] = [
  { week: 3, from: 5, to: 72 },
  { week: 4, from: 10, to: 708 },
  { week: 5, from: 217, to: 8245 },
  { week: 6, from: 152, to: 32_177 },
  { week: 7, from: 4059, to: 153_767 },
  { week: 8, from: 31_366, to: 149_094 },
  { week: 9, from: 59_109, to: 135_901 },
  { week: 10, from: 44_186, to: 170_409 },
  { week: 12, from: 27_107, to: 201_165 },
];

/** A value that fits several weeks, to show why hCG alone does not date a pregnancy. */
export const HCG_EXAMPLE = 5500;

/** The weeks whose range includes an hCG, in mIU/mL: 5500 → [5, 6, 7] */
export const weeksWith = (hcg: number): number[] =>
  hcgByWeek.flatMap(({ week, from, to }) => (hcg >= from && hcg <= to ? [week] : []));

/** (1 / 3) → '33.33%': a length in a drawing, as a share of its width. */
export const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

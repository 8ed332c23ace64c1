/** The calculators of the public page, in the order in which they stand there. Each is the anchor of its place. */
export const calculators = ['hearts', 'findrisc', 'egfr', 'lipids', 'a1c', 'body'] as const;
export type Calculator = (typeof calculators)[number];

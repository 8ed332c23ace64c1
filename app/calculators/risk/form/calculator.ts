/** The calculators of the public page, in page order. Each name is also an anchor. */
export const calculators = ['hearts', 'findrisc', 'egfr', 'lipids', 'a1c', 'body'] as const;
export type Calculator = (typeof calculators)[number];

/** The visitor's intentions, in page order, and the calculators that answer each. The first calculator of an intention is its main one. */
export const intentions = {
  heart: ['hearts', 'lipids'],
  sugar: ['findrisc', 'a1c', 'body'],
  kidneys: ['egfr'],
} as const;
export type Intention = keyof typeof intentions;
// `Object.keys` loses the key type: the keys are those of the object above.
export const intentionNames = Object.keys(intentions) as Intention[];

/** The calculators of the public page, in page order. Each name is also an anchor. */
export const calculators = [...intentions.heart, ...intentions.sugar, ...intentions.kidneys] as const;
export type Calculator = (typeof calculators)[number];

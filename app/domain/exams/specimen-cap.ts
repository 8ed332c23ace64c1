/**
 * What a specimen travels in, by the colour of its cap: the site's wayfinding. The tubes' colours are those of the
 * order of draw (CLSI GP41): lavender EDTA, gold serum with gel, light blue citrate, green heparin, red serum, grey fluoride.
 */
export const specimenCaps = ['lavender', 'gold', 'blue', 'green', 'red', 'grey', 'urine', 'plate'] as const;
export type SpecimenCap = (typeof specimenCaps)[number];

/** What has none of these caps is known by its shape. */
export const specimenShapes = ['jar', 'vial', 'bottle', 'syringe', 'swab', 'slide', 'card', 'bag', 'envelope'] as const;
export type SpecimenDrawing = SpecimenCap | (typeof specimenShapes)[number];

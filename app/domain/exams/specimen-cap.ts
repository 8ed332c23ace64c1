/**
 * The containers of specimens by cap color: the site's wayfinding. The tube colors are those of the order of draw (CLSI GP41): lavender
 * EDTA, gold serum with gel, light blue citrate, green heparin, red serum, gray fluoride.
 */
export const specimenCaps = ['lavender', 'gold', 'blue', 'green', 'red', 'grey', 'urine', 'plate'] as const;
export type SpecimenCap = (typeof specimenCaps)[number];

/** Containers without one of these caps are drawn by their shape. */
export const specimenShapes = ['jar', 'vial', 'bottle', 'syringe', 'swab', 'slide', 'card', 'bag', 'envelope'] as const;
/** The drawing of a container: its cap, or its shape. */
export type SpecimenDrawing = SpecimenCap | (typeof specimenShapes)[number];

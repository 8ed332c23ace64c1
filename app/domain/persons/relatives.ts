/**
 * The relatives who may receive the results of a person who has died: the closest ones, to whom the reserve of the clinical record cannot be opposed
 * (Corte Constitucional, T-158A de 2008; for a sister, T-1146 de 2008).
 */
export const relations = ['spouse', 'partner', 'parent', 'child', 'sibling'] as const;
export type Relation = (typeof relations)[number];

/** The four requirements of T-158A de 2008: the death, the relationship, the reason, and the commitment not to disclose. */
export const relativePapers = ['death', 'kinship', 'reason', 'reserve'] as const;
export type RelativePaper = (typeof relativePapers)[number];

/** Whether everything that the law asks for was presented. */
export const mayHandToRelative = (presented: readonly string[]): boolean =>
  relativePapers.every((paper) => presented.includes(paper));

/** The files of a result by the last part of their address. */
export const fileKinds = ['pdf-carta', 'pdf-a4', 'csv', 'fhir'] as const;
export type FileKind = (typeof fileKinds)[number];

export const fileKindOf = (text: string): FileKind | null => fileKinds.find((kind) => kind === text) ?? null;

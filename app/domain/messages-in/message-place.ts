/** The part of a message to which a reason refers. The reader of each format translates it to a field of that format. */
export type MessagePart = 'document' | 'name' | 'birth-date' | 'sex' | 'number' | 'code' | 'unit' | 'value';

export interface MessagePlace {
  /** The number of the segment, from 0. */
  segment: number;
  part: MessagePart;
}

const parts: readonly MessagePart[] = ['document', 'name', 'birth-date', 'sex', 'number', 'code', 'unit', 'value'];

/** { segment: 3, part: 'unit' } → '3 unit' */
export const writePlace = ({ segment, part }: MessagePlace): string => `${segment} ${part}`;

/** '3 unit' → { segment: 3, part: 'unit' } · null, 'x' → null */
export function readPlace(text: string | null): MessagePlace | null {
  const [, segment, named] = /^(\d+) ([a-z-]+)$/.exec(text ?? '') ?? [];
  const part = parts.find((one) => one === named);
  return segment === undefined || part === undefined ? null : { segment: Number(segment), part };
}

const fieldsOf: Readonly<Record<string, Readonly<Partial<Record<MessagePart, number>>>>> = {
  PID: { document: 3, name: 5, 'birth-date': 7, sex: 8 },
  OBR: { number: 3, code: 4 },
  OBX: { code: 3, value: 5, unit: 6 },
};

/** Returns the HL7 v2 field that contains a part: ('OBX', 'unit') → 6 */
export const fieldOfPart = (segment: string, part: MessagePart): number | null => fieldsOf[segment]?.[part] ?? null;

/** Invented messages of an invented laboratory. */

interface MessageParts {
  control: string;
  facility?: string;
  processing?: string;
  type?: string;
  document?: string;
  documentType?: string;
  birth?: string;
  sex?: string;
  filler?: string;
  exam?: string;
  observation?: string;
  value?: string;
  unit?: string;
  range?: string;
  flag?: string;
  /** OBR-16. */
  doctor?: string;
  status?: string;
  /** When the laboratory reported. */
  at?: string;
}

/** A message with one result. 'Canarita' must appear nowhere outside the pages that show the person. */
export function messageOf({
  control,
  facility = 'LAB',
  processing = 'P',
  type = 'ORU^R01^ORU_R01',
  document = '1001',
  documentType = 'CC',
  birth = '19880229',
  sex = 'F',
  filler = `F-${control}`,
  exam = '903841^GLUCOSA^CUPS^1558-6^Glucose^LN',
  observation = 'GLU^Glucosa^L',
  value = '91.0',
  unit = 'mg/dL',
  range = '70-100',
  flag = 'N',
  doctor = '71334455^Restrepo^Iván',
  status = 'F',
  at = '20261117093000',
}: MessageParts): string {
  return [
    `MSH|^~\\&|LIS|${facility}|YARUMO|SEDE|${at}-0500||${type}|${control}|${processing}|2.5.1|||||||UNICODE UTF-8`,
    `PID|1||${document}^^^^${documentType}||Ríos^Canarita||${birth}|${sex}`,
    `OBR|1|O-${filler}^HIS|${filler}^LIS|${exam}|||20261117064500|||||||20261117070000||${doctor}||||||${at}||CH|${status === 'D' ? 'C' : status}`,
    `OBX|1|NM|${observation}||${value}|${unit}|${range}|${flag}|||${status}|||20261117064500|LAB GUAYACAN`,
    'SPM|1|||119364003^Suero^SCT|||||||||||||20261117064500|20261117070000',
    '',
  ].join('\r');
}

export const glucose = (parts: MessageParts): string => messageOf(parts);

export const potassium = (parts: MessageParts): string =>
  messageOf({
    exam: '2823-3^Potasio^LN',
    observation: '2823-3^Potasio^LN',
    unit: 'mmol/L',
    range: '3.5-5.1',
    ...parts,
  });

export const hivTest = (parts: MessageParts): string =>
  messageOf({
    exam: '906249^VIH 1 y 2^CUPS^56888-1^HIV^LN',
    observation: '56888-1^VIH 1 y 2^LN',
    value: '0.08',
    unit: 'S/CO',
    range: '<1.00',
    ...parts,
  });

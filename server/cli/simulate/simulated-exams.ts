import type { AnalyteCode } from './simulated-analytes.ts';

/** The specimens by SNOMED CT, as a laboratory's system names them in SPM-4. */
const specimens = {
  serum: ['119364003', 'Suero'],
  plasma: ['119361006', 'Plasma'],
  blood: ['119297000', 'Sangre total'],
  urine: ['122575003', 'Orina'],
} as const;

/** The results of an exam that are no quantities have their own way of writing (`simulated-results.ts`). */
export type ResultKind = 'quantities' | 'urinalysis' | 'culture' | 'infection' | 'pregnancy';

export interface SimulatedExam {
  kind: ResultKind;
  /** OBR-4: code, text, system, and the same in a second system. */
  coding: readonly string[];
  section: 'CH' | 'HM' | 'MB' | 'SR';
  specimen: readonly [code: string, name: string];
  analytes: readonly AnalyteCode[];
  /** From the collection to the report, in hours: the quickest and the slowest. */
  hours: readonly [number, number];
}

const chemistry = (
  coding: readonly string[],
  analytes: readonly AnalyteCode[],
  hours: readonly [number, number] = [2, 7],
): SimulatedExam => ({
  kind: 'quantities',
  coding,
  analytes,
  hours,
  section: 'CH',
  specimen: specimens.serum,
});

const infection = (coding: readonly string[]): SimulatedExam => ({
  kind: 'infection',
  coding,
  analytes: [],
  hours: [5, 30],
  section: 'SR',
  specimen: specimens.serum,
});

/** The exams of the simulated laboratory, one report each. CUPS and LOINC as in the catalog. */
export const simulatedExams = {
  'blood-count': {
    kind: 'quantities',
    coding: ['902210', 'HEMOGRAMA IV', 'CUPS', '57021-8', 'CBC W Auto Differential panel', 'LN'],
    section: 'HM',
    specimen: specimens.blood,
    hours: [1, 4],
    analytes: ['6690-2', '789-8', '718-7', '4544-3', '777-3', '770-8'],
  },
  glucose: chemistry(['903841', 'GLUCOSA EN AYUNAS', 'CUPS', '1558-6', 'Fasting glucose', 'LN'], ['1558-6']),
  hba1c: {
    ...chemistry(['903426', 'HEMOGLOBINA GLICOSILADA', 'CUPS', '4548-4', 'HbA1c', 'LN'], ['4548-4']),
    specimen: specimens.blood,
  },
  cholesterol: chemistry(['903818', 'COLESTEROL TOTAL', 'CUPS', '2093-3', 'Cholesterol', 'LN'], ['2093-3']),
  hdl: chemistry(['903815', 'COLESTEROL HDL', 'CUPS', '2085-9', 'HDL', 'LN'], ['2085-9']),
  triglycerides: chemistry(['903868', 'TRIGLICÉRIDOS', 'CUPS', '2571-8', 'Triglyceride', 'LN'], ['2571-8']),
  creatinine: chemistry(['903895', 'CREATININA EN SUERO', 'CUPS', '2160-0', 'Creatinine', 'LN'], ['2160-0']),
  'urea-nitrogen': chemistry(['903856', 'NITRÓGENO UREICO', 'CUPS', '3094-0', 'BUN', 'LN'], ['3094-0']),
  'uric-acid': chemistry(['903801', 'ÁCIDO ÚRICO', 'CUPS', '3084-1', 'Urate', 'LN'], ['3084-1']),
  electrolytes: chemistry(
    ['903605', 'IONOGRAMA', 'CUPS', '24326-1', 'Electrolytes', 'LN'],
    ['2951-2', '2823-3', '2075-0'],
  ),
  potassium: chemistry(['903859', 'POTASIO', 'CUPS', '2823-3', 'Potassium', 'LN'], ['2823-3']),
  alt: chemistry(['903866', 'ALANINO AMINOTRANSFERASA', 'CUPS', '1742-6', 'ALT', 'LN'], ['1742-6']),
  ast: chemistry(['903867', 'ASPARTATO AMINOTRANSFERASA', 'CUPS', '1920-8', 'AST', 'LN'], ['1920-8']),
  'alkaline-phosphatase': chemistry(['903833', 'FOSFATASA ALCALINA', 'CUPS', '6768-6', 'ALP', 'LN'], ['6768-6']),
  ggt: chemistry(['903838', 'GAMMA GLUTAMIL TRANSFERASA', 'CUPS', '2324-2', 'GGT', 'LN'], ['2324-2']),
  tsh: chemistry(['904902', 'TSH', 'CUPS', '3016-3', 'TSH', 'LN'], ['3016-3'], [6, 26]),
  'free-t4': chemistry(['904921', 'T4 LIBRE', 'CUPS', '3024-7', 'Free T4', 'LN'], ['3024-7'], [6, 26]),
  ferritin: chemistry(['903016', 'FERRITINA', 'CUPS', '2276-4', 'Ferritin', 'LN'], ['2276-4'], [6, 26]),
  iron: chemistry(['903846', 'HIERRO TOTAL', 'CUPS', '2498-4', 'Iron', 'LN'], ['2498-4']),
  'vitamin-d': chemistry(
    ['903706', 'VITAMINA D 25 HIDROXI', 'CUPS', '62292-8', '25-OH vitamin D', 'LN'],
    ['62292-8'],
    [20, 50],
  ),
  'vitamin-b12': chemistry(['903703', 'VITAMINA B12', 'CUPS', '2132-9', 'Vitamin B12', 'LN'], ['2132-9'], [6, 26]),
  crp: chemistry(['906913', 'PROTEÍNA C REACTIVA ULTRASENSIBLE', 'CUPS', '30522-7', 'hs-CRP', 'LN'], ['30522-7']),
  urinalysis: {
    kind: 'urinalysis',
    coding: ['907106', 'UROANÁLISIS', 'CUPS', '24356-8', 'Urinalysis', 'LN'],
    section: 'CH',
    specimen: specimens.urine,
    hours: [1, 4],
    analytes: [],
  },
  culture: {
    kind: 'culture',
    coding: ['901236', 'UROCULTIVO', 'CUPS', '630-4', 'Bacteria identified', 'LN'],
    section: 'MB',
    specimen: specimens.urine,
    hours: [46, 52],
    analytes: [],
  },
  pregnancy: {
    kind: 'pregnancy',
    coding: ['904508', 'PRUEBA DE EMBARAZO EN SANGRE', 'CUPS', '2110-5', 'Choriogonadotropin', 'LN'],
    section: 'SR',
    specimen: specimens.serum,
    hours: [1, 4],
    analytes: [],
  },
  hiv: infection(['906249', 'VIH 1 Y 2', 'CUPS', '56888-1', 'HIV 1+2 Ab+Ag', 'LN']),
  syphilis: infection(['906039', 'PRUEBA TREPONÉMICA', 'CUPS', '24110-9', 'Treponema pallidum Ab', 'LN']),
} as const satisfies Record<string, SimulatedExam>;

export type ExamName = keyof typeof simulatedExams;

/** A report of its own in an answer of a culture: OBR-26 names the organism that it belongs to. */
export const antibiogram = ['29576-6', 'Antibiograma', 'LN'] as const;

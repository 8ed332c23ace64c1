import type { Exam } from '../exams/exam.ts';
import { noPreparation } from '../exams/no-preparation.ts';

/** The exam that shows how to fill in the template. It is a draft, so that it cannot be published by accident. */
export const exampleExam: Exam = {
  code: 'EJM-001',
  slug: 'ejemplo-glucosa-en-ayunas',
  name: { es: 'Ejemplo: glucosa en ayunas', en: 'Example: fasting glucose' },
  synonyms: { es: ['azúcar en la sangre', 'glicemia'], en: ['blood sugar'] },
  cups: '903841',
  loinc: '1558-6',
  area: 'chemistry',
  members: [],
  equivalentTo: null,
  purpose: {
    es: 'Mide el azúcar que lleva la sangre. Sirve para buscar diabetes.',
    en: 'It measures the sugar that the blood carries. It is used to look for diabetes.',
  },
  askedFor: { es: 'Se pide en el chequeo de cada año.', en: 'It is part of the yearly checkup.' },
  notes: null,
  urgent: null,
  preparation: {
    ...noPreparation,
    fasting: { minHours: 8, maxHours: 14 },
    abstentions: [{ of: 'alcohol', hours: 24, maxHours: null }],
    instructions: [{ es: 'Tome agua con tranquilidad.', en: 'You may drink water.' }],
  },
  specimens: [
    {
      type: 'serum',
      container: 'serum-gel',
      volumeMl: 4,
      minimumMl: 1,
      atHome: true,
      byPatient: false,
      days: 1,
      stability: [{ at: 'refrigerated', hours: 48 }],
      rejectedWhen: ['unlabelled', 'haemolysed'],
    },
  ],
  method: { es: 'Hexoquinasa', en: 'Hexokinase' },
  performedBy: 'own',
  turnaround: {
    runDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
    cutOff: '14:00',
    transportDays: 0,
    report: { hours: 6 },
  },
  components: [
    {
      id: 'glucose',
      name: { es: 'Glucosa', en: 'Glucose' },
      loinc: '1558-6',
      unit: 'mg/dL',
      decimals: 0,
      intervals: [{ sex: 'any', ageFrom: '18y', ageTo: null, low: 70, high: 99, condition: null, source: 'general' }],
      expected: null,
    },
  ],
  price: 12_500,
  counselling: 'none',
  sensitive: false,
  prenatal: false,
  status: 'draft',
  version: 1,
  reviewedBy: 'quién lo revisó',
  reviewedOn: '2026-11-16',
};

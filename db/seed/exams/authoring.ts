import type { Age, Component, ReferenceInterval, Sex } from '../../../app/domain/exams/component.ts';
import type { Abstention, Exam, Preparation, Turnaround } from '../../../app/domain/exams/exam.ts';
import type { Words } from '../../../app/domain/exams/localized-text.ts';
import { noPreparation } from '../../../app/domain/exams/no-preparation.ts';
import { seemsSensitive } from '../../../app/domain/exams/sensitive-exam.ts';
import type { ContainerId, Rejection, Specimen, SpecimenType } from '../../../app/domain/exams/specimen.ts';
import { isEmergency, type Urgent, type UrgentUse } from '../../../app/domain/exams/urgent.ts';
import type { UrgentSource } from '../../../app/domain/exams/urgent-sources.ts';

/** (es, en) → both. Arguments are in this language order throughout the seed. */
export const words = (es: string, en: string): Words => ({ es, en });

/** The curves of glucose, insulin and growth hormone can share this drink and run side by side. */
export const glucose75 = words('75 g de glucosa', '75 g of glucose');

/** For exams whose sample blood would spoil. */
export const anyDayWithoutPeriod = words(
  'Venga en un día en que no tenga la menstruación; si ya no la tiene, sirve cualquier día.',
  'Come on a day when you do not have your period; if you no longer have periods, any day will do.',
);

type Defaulted =
  | 'synonyms'
  | 'cups'
  | 'loinc'
  | 'members'
  | 'equivalentTo'
  | 'prenatal'
  | 'notes'
  | 'urgent'
  | 'specimens'
  | 'method'
  | 'performedBy'
  | 'components'
  | 'price'
  | 'counselling'
  | 'sensitive'
  | 'status'
  | 'version'
  | 'reviewedBy'
  | 'reviewedOn';

/** An exam as the seed writes it: omitted fields have defaults, and the preparation lists only its requirements. */
export type AuthoredExam = Omit<Exam, Defaulted | 'preparation'> &
  Partial<Omit<Pick<Exam, Defaulted>, 'specimens'>> & {
    preparation?: Partial<Preparation>;
    specimens?: readonly AuthoredSpecimen[];
  };
/** A specimen is collected on one day by default. */
export type AuthoredSpecimen = Omit<Specimen, 'days'> & Partial<Pick<Specimen, 'days'>>;

const onOneDay = (specimen: AuthoredSpecimen): Specimen => ({ days: 1, ...specimen });

export const exam = ({ preparation, specimens = [], ...authored }: AuthoredExam): Exam => ({
  sensitive: seemsSensitive({ ...authored, specimens: specimens.map(onOneDay) }),
  synonyms: { es: [], en: [] },
  cups: null,
  loinc: null,
  members: [],
  equivalentTo: null,
  prenatal: false,
  notes: null,
  urgent: null,
  method: null,
  performedBy: 'own',
  components: [],
  price: null,
  counselling: 'none',
  status: 'published',
  version: 1,
  reviewedBy: 'equipo-cientifico',
  reviewedOn: '2026-11-16',
  ...authored,
  specimens: whereTaken(specimens, authored.urgent).map(onOneDay),
  preparation: { ...noPreparation, ...preparation },
});

/** Nobody waits at home for a sample that an emergency calls for, or that spoils on the way. */
const whereTaken = (
  specimens: readonly AuthoredSpecimen[],
  urgent: Urgent | null = null,
): readonly AuthoredSpecimen[] =>
  specimens.map((specimen) => ({
    ...specimen,
    atHome: specimen.atHome && !isEmergency(urgent) && bearsTheWay(specimen),
  }));

/** In hours: a round of visits at room temperature; in the cold, also the wait for processing in the laboratory. */
const ROUND = { room: 2, refrigerated: 8, frozen: Infinity } as const;

/**
 * A specimen that keeps only frozen must be collected near the freezer. Patients bring their own collections in time, but cannot freeze
 * them.
 */
const bearsTheWay = ({ byPatient, stability }: AuthoredSpecimen): boolean =>
  stability.some(({ at, hours }) => (byPatient ? at !== 'frozen' : hours > ROUND[at]));

const warning =
  (use: UrgentUse) =>
  (source: UrgentSource, sign: Words, action: Words): Urgent => ({ use, sign, action, source });

/** The exam helps only in an emergency department: never on a list, never at home. `sign` starts with the situation, `action` names 123. */
export const emergencyOnly = warning('emergency-only');
/** The exam can be ordered, but the usual reason to order it can be an emergency: never at home. `action` names 123. */
export const oftenEmergency = warning('often-emergency');
/** A routine exam. With these signs, or within these hours, something else comes first. */
export const timeLimited = warning('time-limited');

/** A tube of blood that our staff draw, also at home. */
const tube =
  (type: SpecimenType, container: ContainerId, volumeMl: number, minimumMl: number, ...rejectedWhen: Rejection[]) =>
  (changes: Partial<Specimen> = {}): Specimen => ({
    type,
    container,
    volumeMl,
    minimumMl,
    atHome: true,
    byPatient: false,
    days: 1,
    stability: [
      { at: 'room', hours: 8 },
      { at: 'refrigerated', hours: 48 },
    ],
    rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', ...rejectedWhen],
    ...changes,
  });

export const edtaBlood = tube('whole-blood', 'edta', 3, 1, 'clotted');
export const edtaPlasma = tube('plasma', 'edta', 4, 2, 'haemolysed');
export const gelSerum = tube('serum', 'serum-gel', 4, 1, 'haemolysed', 'lipaemic');
export const plainSerum = tube('serum', 'serum', 4, 1, 'haemolysed');
export const citratedPlasma = tube('plasma', 'citrate', 2.7, 2.7, 'clotted', 'underfilled');
export const fluoridePlasma = tube('plasma', 'fluoride', 2, 1, 'haemolysed');
export const heparinBlood = tube('whole-blood', 'heparin', 4, 2, 'clotted');
export const traceBlood = tube('whole-blood', 'trace-elements', 6, 3, 'contaminated');

/** A specimen that the patient collects in a cup. */
const collected =
  (type: SpecimenType, container: ContainerId, volumeMl: number | null, minimumMl: number | null) =>
  (changes: Partial<Specimen> = {}): Specimen => ({
    type,
    container,
    volumeMl,
    minimumMl,
    atHome: true,
    byPatient: true,
    days: 1,
    stability: [
      { at: 'room', hours: 2 },
      { at: 'refrigerated', hours: 24 },
    ],
    rejectedWhen: ['unlabelled', 'leaking', 'late', 'contaminated'],
    ...changes,
  });

export const urine = collected('urine', 'urine-cup', 30, 10);
export const sterileUrine = collected('urine', 'urine-sterile', 20, 5);
export const dayUrine = collected('urine-24h', 'urine-24h', 2000, null);
export const stool = collected('stool', 'stool-cup', 10, 5);

const everyOpenDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const workingDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

/** Samples that arrive later run the next day. */
const LAST_CUT_OFF = 14;
/** The hour of a working day's last reports. */
const LAST_REPORT = 17;

/**
 * Runs on arrival, on every day that the laboratory opens, and is ready after this many opening hours, in time for the day's last reports.
 */
export const sameDay = (hours: number): Turnaround => ({
  runDays: everyOpenDay,
  cutOff: `${Math.min(LAST_CUT_OFF, LAST_REPORT - hours)}:00`,
  transportDays: 0,
  report: { hours },
});

/** Runs on the named days (Monday to Friday by default), and is ready after this many working days. */
export const inDays = (days: number, runDays: Turnaround['runDays'] = workingDays): Turnaround => ({
  runDays,
  cutOff: '11:00',
  transportDays: 0,
  report: { days },
});

/** Sent to another laboratory, which runs it on the named days. */
export const referred = (
  days: number,
  runDays: Turnaround['runDays'] = workingDays,
  transportDays = 1,
): Turnaround => ({ runDays, cutOff: '11:00', transportDays, report: { days } });

/** ({ low: 70, high: 99 }) → for everybody aged 18 or older, from general knowledge. */
export const interval = (limits: Partial<ReferenceInterval>): ReferenceInterval => ({
  sex: 'any',
  ageFrom: '18y',
  ageTo: null,
  low: null,
  high: null,
  condition: null,
  source: 'general',
  ...limits,
});

/** A component with a numeric result. */
export const measured = (
  id: string,
  name: Words,
  unit: string,
  decimals: number,
  intervals: readonly ReferenceInterval[],
  loinc: string | null = null,
): Component => ({ id, name, loinc, unit, decimals, intervals, expected: null });

/** A component with a text result. */
export const answered = (id: string, name: Words, expected: Words | null, loinc: string | null = null): Component => ({
  id,
  name,
  loinc,
  unit: null,
  decimals: null,
  intervals: [],
  expected,
});

export const negative = words('Negativo', 'Negative');
export const notReactive = words('No reactivo', 'Non-reactive');
export const notDetected = words('No detectado', 'Not detected');

export const adults = (low: number | null, high: number | null): ReferenceInterval => interval({ low, high });
export const men = (low: number | null, high: number | null): ReferenceInterval => interval({ sex: 'male', low, high });
export const women = (low: number | null, high: number | null): ReferenceInterval =>
  interval({ sex: 'female', low, high });

type Band = readonly [sex: Sex, ageFrom: Age, ageTo: Age | null, low: number | null, high: number | null];

/** A table of intervals by sex and age. The fields of `all` (a source, a condition) apply to each. */
export const bands = (rows: readonly Band[], all: Partial<ReferenceInterval> = {}): ReferenceInterval[] =>
  rows.map(([sex, ageFrom, ageTo, low, high]) => interval({ sex, ageFrom, ageTo, low, high, ...all }));

/** ('alcohol', 24) → not within the 24 hours before the sample. */
export const leaveOut = (of: Abstention['of'], hours: number, maxHours: number | null = null): Abstention => ({
  of,
  hours,
  maxHours,
});

type OfOne = Omit<AuthoredExam, 'components'> & { analyte: string };

/** Streptavidin–biotin assays read biotin as hormone, or miss the hormone: FDA safety communication, 2017 and 2019. */
export const withoutBiotin: Abstention = leaveOut('biotin', 48);

/** For exams where waiting two days would be worse than a doubtful number: a falsely low troponin or hCG is repeated by another method. */
export const tellOfBiotin = words(
  'Díganos si tomó biotina (vitamina B7, la del pelo y las uñas) en los últimos 2 días: puede mostrar un valor más bajo que el verdadero.',
  'Tell us if you took biotin (vitamin B7, for hair and nails) in the last 2 days: it can show a value lower than the true one.',
);

/** Fasting triggers crises of metabolic diseases (Häberle and others, J Inherit Metab Dis 2019) and lowers a baby's sugar. */
export const neverFastABaby = words(
  'A un bebé, o a quien tiene una enfermedad del metabolismo, no le quite ninguna comida: la muestra se toma justo antes de la siguiente.',
  'Do not skip a meal of a baby or of a person with a metabolic disease: the sample is taken just before the next one.',
);

/** An exam with a single number: the component has the exam's name and LOINC. */
export const oneNumber = ({
  analyte,
  unit,
  decimals,
  intervals = [],
  ...authored
}: OfOne & { unit: string; decimals: number; intervals?: readonly ReferenceInterval[] }): Exam =>
  exam({
    ...authored,
    components: [measured(analyte, authored.name, unit, decimals, intervals, authored.loinc ?? null)],
  });

/** An exam with a single text result. */
export const oneAnswer = ({ analyte, expected, ...authored }: OfOne & { expected: Words | null }): Exam =>
  exam({ ...authored, components: [answered(analyte, authored.name, expected, authored.loinc ?? null)] });

/** Serum for antibodies, which keep for days in the cold. */
export const antibodySerum = (changes: Partial<Specimen> = {}): Specimen =>
  gelSerum({
    stability: [
      { at: 'room', hours: 8 },
      { at: 'refrigerated', hours: 168 },
      { at: 'frozen', hours: 720 },
    ],
    ...changes,
  });

/** A specimen that our staff collect at the laboratory and that is not measured in milliliters: a swab, a scraping, a slide. */
export const sampled = (type: SpecimenType, container: ContainerId, changes: Partial<Specimen> = {}): Specimen => ({
  type,
  container,
  volumeMl: null,
  minimumMl: null,
  atHome: false,
  byPatient: false,
  days: 1,
  stability: [
    { at: 'room', hours: 24 },
    { at: 'refrigerated', hours: 48 },
  ],
  rejectedWhen: ['unlabelled', 'wrong-container', 'late', 'dried-out'],
  ...changes,
});

import type { Exam } from '../exams/exam.ts';
import { isEmergency } from '../exams/urgent.ts';
import type { Quantity } from './quantity.ts';

/** A quantity that a laboratory measures. */
export type Measured = Extract<
  Quantity,
  | 'cholesterol'
  | 'hdl'
  | 'triglycerides'
  | 'creatinine'
  | 'albuminRatio'
  | 'a1c'
  | 'glucose'
  | 'insulin'
  | 'ast'
  | 'alt'
  | 'platelets'
>;

/** A score of the site, for visitors or for doctors. */
export type ScoreName =
  | 'hearts'
  | 'findrisc'
  | 'egfr'
  | 'lipids'
  | 'averageGlucose'
  | 'prevent'
  | 'kfre'
  | 'fib4'
  | 'homa';

/**
 * The measurements that complete each score. FINDRISC needs no sample: glucose and HbA1c are the tests that it refers people to. An eGFR
 * already includes the creatinine: KDIGO combines it with urine albumin.
 */
export const measuredFor: Readonly<Record<ScoreName, readonly Measured[]>> = {
  hearts: ['cholesterol'],
  findrisc: ['glucose', 'a1c'],
  egfr: ['albuminRatio'],
  lipids: ['cholesterol', 'hdl', 'triglycerides'],
  averageGlucose: ['a1c'],
  prevent: ['cholesterol', 'hdl', 'creatinine'],
  kfre: ['creatinine', 'albuminRatio'],
  fib4: ['ast', 'alt', 'platelets'],
  homa: ['glucose', 'insulin'],
};

/**
 * Identifies exams in any catalog: own codes differ between laboratories, but LOINC and CUPS are universal. The first code of each list is
 * preferred. A blood count includes platelets, but platelets alone are offered first.
 */
const codesOf: Readonly<Record<Measured, { loinc: readonly string[]; cups: readonly string[] }>> = {
  cholesterol: { loinc: ['2093-3'], cups: ['903818'] },
  hdl: { loinc: ['2085-9'], cups: ['903815'] },
  triglycerides: { loinc: ['2571-8'], cups: ['903868'] },
  creatinine: { loinc: ['2160-0'], cups: ['903895'] },
  // The ratio has no CUPS code: it is billed as albumin and creatinine in one urine sample.
  albuminRatio: { loinc: ['9318-7'], cups: [] },
  a1c: { loinc: ['4548-4'], cups: ['903426', '903427'] },
  glucose: { loinc: ['1558-6'], cups: ['903841'] },
  insulin: { loinc: ['20448-7'], cups: ['904704'] },
  ast: { loinc: ['1920-8'], cups: ['903867'] },
  alt: { loinc: ['1742-6'], cups: ['903866'] },
  platelets: { loinc: ['777-3', '58410-2'], cups: ['902220', '902210', '902209', '902208'] },
};

/** The fields of an exam that decide whether it measures a quantity. */
type Offered = Pick<Exam, 'code' | 'cups' | 'loinc' | 'members' | 'status'> & Partial<Pick<Exam, 'urgent'>>;

/** The exams that measure the quantities of a score. */
export interface CompletingExams {
  /** The laboratory's own codes, in the order of the requested quantities. */
  codes: readonly string[];
  /** The quantities that this catalog does not offer. */
  missing: readonly Measured[];
}

/**
 * Finds the exams of a catalog that measure these quantities. One panel replaces its members if it measures at least two of the quantities
 * and at least a third of its members are wanted; of several panels, the one with the fewest extra members wins. The remaining exams are
 * listed one by one.
 */
export function completingExams(asked: readonly Measured[], catalogue: readonly Offered[]): CompletingExams {
  // No score needs an exam for emergencies (a random glucose).
  const offered = catalogue.filter(({ status, urgent = null }) => status === 'published' && !isEmergency(urgent));
  const wanted = new Map(asked.map((quantity) => [quantity, examOf(quantity, offered)]));
  const single = [...wanted.values()].filter((exam) => exam !== null).map(({ code }) => code);
  const panel = bestPanel(single, offered);
  const codes = single.map((code) => (panel?.members.includes(code) ? panel.code : code));
  return { codes: [...new Set(codes)], missing: [...wanted].filter(([, exam]) => !exam).map(([quantity]) => quantity) };
}

/** A LOINC code identifies the measurement exactly, so it comes first; a CUPS code may cover several methods. */
function examOf(quantity: Measured, offered: readonly Offered[]): Offered | null {
  const { loinc, cups } = codesOf[quantity];
  const singles = offered.filter(({ members }) => members.length === 0);
  for (const code of loinc) {
    const exam = singles.find((one) => one.loinc === code);
    if (exam) return exam;
  }
  for (const code of cups) {
    const exam = singles.find((one) => one.cups === code);
    if (exam) return exam;
  }
  return null;
}

/** The panel that replaces several of these exams; null if none does. */
function bestPanel(codes: readonly string[], offered: readonly Offered[]): Offered | null {
  const wantedIn = ({ members }: Offered): number => codes.filter((code) => members.includes(code)).length;
  const unwantedIn = (exam: Offered): number => exam.members.length - wantedIn(exam);
  const [best] = offered
    .filter((exam) => wantedIn(exam) >= 2 && wantedIn(exam) * 3 >= exam.members.length)
    .sort((one, other) => unwantedIn(one) - unwantedIn(other) || wantedIn(other) - wantedIn(one));
  return best ?? null;
}

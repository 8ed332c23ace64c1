import { plausible } from '../plausible.ts';
import { type Citation, type Condition, type Limits, type Outcome, refusalsOf, refused, refusedFor } from '../score.ts';
import { martinHopkinsRows, nonHdlEdges } from './martin-hopkins-factors.ts';

export const sampsonCitation: Citation = {
  authors: 'Sampson M, Ling C, Sun Q, et al.',
  title:
    'A new equation for calculation of low-density lipoprotein cholesterol in patients with normolipidemia and/or hypertriglyceridemia',
  journal: 'JAMA Cardiol',
  year: 2020,
  place: '5:540–548',
  doi: '10.1001/jamacardio.2020.0013',
};
export const martinHopkinsCitation: Citation = {
  authors: 'Martin SS, Blaha MJ, Elshazly MB, et al.',
  title:
    'Comparison of a novel method vs the Friedewald equation for estimating low-density lipoprotein cholesterol levels from the standard lipid profile',
  journal: 'JAMA',
  year: 2013,
  place: '310:2061–2068',
  doi: '10.1001/jama.2013.280532',
};
export const friedewaldCitation: Citation = {
  authors: 'Friedewald WT, Levy RI, Fredrickson DS',
  title:
    'Estimation of the concentration of low-density lipoprotein cholesterol in plasma, without use of the preparative ultracentrifuge',
  journal: 'Clin Chem',
  year: 1972,
  place: '18:499–502',
  doi: '10.1093/clinchem/18.6.499',
};

/** mg/dL. Without triglycerides (null or missing), the answer contains only non-HDL cholesterol. */
export interface LipidInput {
  cholesterol: number;
  hdl: number;
  triglycerides?: number | null | undefined;
  conditions?: readonly Condition[] | undefined;
}

/** The formulas for LDL. */
export type LdlMethod = 'sampson' | 'martinHopkins' | 'friedewald';
export type Ldl = Outcome<{ ldl: number }>;

/** Non-HDL cholesterol, and LDL by each formula, in mg/dL. */
export interface LipidAnswer {
  nonHdl: number;
  /** Sampson first, Friedewald only for comparison: ACC/AHA 2026 asks for one of the other two. Null without triglycerides. */
  ldl: Readonly<Record<LdlMethod, Ldl>> | null;
  /** Friedewald is too low with triglycerides above 150, or if its own result is below 70. */
  friedewaldTooLow: boolean;
}

const measured = { cholesterol: plausible('cholesterol', 'mg/dL'), hdl: plausible('hdl', 'mg/dL') };
const { from: lowest } = plausible('triglycerides', 'mg/dL');
const upTo = (to: number): Limits => ({ from: lowest, to, unit: 'mg/dL', of: 'score' });
const triglycerideLimits: Readonly<Record<LdlMethod, Limits>> = {
  sampson: upTo(800),
  martinHopkins: { ...upTo(400), below: true },
  friedewald: { ...upTo(400), below: true },
};
/** Friedewald requires fasting samples. The sources read for the other two name no such limit. */
const notFor: Readonly<Record<LdlMethod, readonly Condition[]>> = {
  sampson: [],
  martinHopkins: [],
  friedewald: ['not-fasting'],
};

/**
 * Calculates non-HDL cholesterol, and LDL by three formulas, all in mg/dL. Each formula is an estimate and not a measurement, so they check
 * each other.
 */
export function lipids({ cholesterol, hdl, conditions, ...input }: LipidInput): Outcome<LipidAnswer> {
  const triglycerides = input.triglycerides ?? null;
  const reasons = refusalsOf({ cholesterol, hdl }, measured);
  if (triglycerides !== null) {
    reasons.push(...refusalsOf({ triglycerides }, { triglycerides: plausible('triglycerides', 'mg/dL') }));
  }
  if (reasons.length > 0) return refused(...reasons);
  const nonHdl = cholesterol - hdl;
  if (nonHdl < MIN_RESULT) return refused({ reason: 'not-calculable' });
  if (triglycerides === null) return { kind: 'answer', nonHdl, ldl: null, friedewaldTooLow: false };
  const by = (method: LdlMethod): Ldl => {
    const excluded = refusedFor(conditions, notFor[method]);
    return excluded.length > 0 ? refused(...excluded) : ldlBy(method, cholesterol, hdl, triglycerides);
  };
  const ldl = { sampson: by('sampson'), martinHopkins: by('martinHopkins'), friedewald: by('friedewald') };
  const { friedewald } = ldl;
  const friedewaldTooLow = friedewald.kind === 'answer' && (triglycerides > 150 || friedewald.ldl < 70);
  return { kind: 'answer', nonHdl, ldl, friedewaldTooLow };
}

/** mg/dL: a lower value prints as 0, which is impossible in a person. */
const MIN_RESULT = 0.5;

/** LDL by one formula; refused for too many triglycerides, or if the result is impossible. */
function ldlBy(method: LdlMethod, cholesterol: number, hdl: number, triglycerides: number): Ldl {
  const tooMuch = refusalsOf({ triglycerides }, { triglycerides: triglycerideLimits[method] });
  if (tooMuch.length > 0) return refused(...tooMuch);
  const ldl = formulas[method](cholesterol, hdl, triglycerides);
  return ldl >= MIN_RESULT ? { kind: 'answer', ldl } : refused({ reason: 'not-calculable' });
}

const formulas: Readonly<Record<LdlMethod, (cholesterol: number, hdl: number, triglycerides: number) => number>> = {
  sampson: (cholesterol, hdl, triglycerides) =>
    cholesterol / 0.948 -
    hdl / 0.971 -
    (triglycerides / 8.56 + (triglycerides * (cholesterol - hdl)) / 2140 - triglycerides ** 2 / 16_100) -
    9.44,
  martinHopkins: (cholesterol, hdl, triglycerides) =>
    cholesterol - hdl - triglycerides / factorOf(triglycerides, cholesterol - hdl),
  friedewald: (cholesterol, hdl, triglycerides) => cholesterol - hdl - triglycerides / 5,
};

/** The factor of Martin and Hopkins: (62, 211) → 3.9 */
export function factorOf(triglycerides: number, nonHdl: number): number {
  const [, ...factors] = martinHopkinsRows.findLast(([from]) => triglycerides >= from) ?? [];
  return factors[nonHdlEdges.filter((from) => nonHdl >= from).length] ?? Number.NaN;
}

import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import type { Locale } from '../../../i18n/locale.ts';
import { overwriteGetLocale } from '../../../i18n/paraglide/runtime.js';
import { answerDraft } from '../form/answer-risk.ts';
import type { Calculator } from '../form/calculator.ts';
import { correctionField, correctionValue } from '../form/corrections.ts';
import type { RiskDraft } from '../form/draft.ts';
import { riskFile } from '../words/risk-file.ts';
import type { PanelContext } from './risk-context.ts';
import { RiskPanel } from './risk-panel.tsx';

// Regression: the calculators answered 172/106 with "your risk is low, tell your doctor at your next check-up", because they used the band
// and not the number. These tests read whole answers as a visitor does, and compare them with a second copy of the limits.

const levels = ['now', 'today', 'this-week', 'weeks', 'check-up'];
const context: PanelContext = {
  today: '2026-11-24',
  action: '/calculadoras-de-riesgo',
  fileAction: '/calculadoras-de-riesgo/archivo',
  appointmentChat: 'https://wa.me/573000000000',
  exams: [],
};

/** The words of a band if nothing is wrong. */
const calm = {
  es: /riesgo (de diabetes )?es (bajo|un poco alto)|próximo control|Siga (cuidándose|así|moviéndose)|Un solo valor/,
  en: /risk (of diabetes )?is (low|slightly high)|next checkup|Keep (taking|it up|moving)|One low result/,
} as const;

interface Shown {
  text: string;
  /** The urgency of the findings; a check-up without findings. */
  urgency: string;
  headline: string;
  file: string;
}

function shown(calculator: Calculator, draft: RiskDraft, locale: Locale): Shown {
  overwriteGetLocale(() => locale);
  const outcome = answerDraft(calculator, draft);
  // A value was tried, so the answer to it is shown as well.
  const whatIf = { draft: { ...outcome.draft }, outcome, onTry: () => {}, onPrint: () => {} };
  const html = renderToStaticMarkup(createElement(RiskPanel, { calculator, context, outcome, whatIf }));
  // The answer is after the form, and its faults are before it.
  const answer = html.replace(/<form.*?<\/form>/s, '');
  return {
    text: answer.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '),
    urgency: /data-urgency="([^"]+)"/.exec(answer)?.[1] ?? 'check-up',
    headline: /<h2 class="([^"]*)"/.exec(answer)?.[1] ?? '',
    file: JSON.stringify(riskFile(outcome, '2026-11-24T12:00:00Z')),
  };
}

/** An answer that is less urgent than `least`, or reassures beside it, is dangerous. */
function expectNoCalmer(calculator: Calculator, draft: RiskDraft, least: string): void {
  for (const locale of ['es', 'en'] as const) {
    const { text, urgency, headline, file } = shown(calculator, draft, locale);
    expect(levels.indexOf(urgency), text).toBeLessThanOrEqual(levels.indexOf(least));
    if (least === 'check-up') continue;
    expect(text).not.toMatch(calm[locale]);
    expect(headline).not.toMatch(/text-(open|brand|ink)\b/);
    if (file !== 'null')
      expect(file).toMatch(/Busque|Vea a un médico|Pida cita|Get medical|See a doctor|Make an appointment/);
  }
}

const soonest = (...all: (string | false)[]): string => levels.find((level) => all.includes(level)) ?? 'check-up';

/** The limits of `findings/` again, as plain numbers. */
const ofPressure = (systolic: number, diastolic: number, isTreatedEarlier: boolean): string =>
  soonest(
    (systolic >= 180 || diastolic >= 120 || systolic < 80) && 'today',
    (systolic >= 160 || diastolic >= 100) && 'this-week',
    (systolic >= 140 || diastolic >= 90 || (isTreatedEarlier && systolic >= 130)) && 'weeks',
  );
const ofBody = (bmi: number): string =>
  soonest(bmi < 13 && 'today', bmi < 16 && 'this-week', (bmi < 18.5 || bmi >= 40) && 'weeks');

/** Any integer in the range, often one beside an edge. */
const number = (min: number, max: number, ...edges: number[]): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min, max }),
    fc.constantFrom(...[min + 1, ...edges].flatMap((edge) => [edge - 1, edge, edge + 1])),
  );
const yesNo = fc.constantFrom('yes', 'no');
const sex = fc.constantFrom('female', 'male');
const typed = (fields: Record<string, string | number>): RiskDraft =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [String(value)]]));
const runs = { numRuns: 100 };

const pressure = fc
  .record({ systolic: number(70, 250, 80, 90, 130, 140, 160, 180), diastolic: number(40, 140, 90, 100, 120) })
  .filter(({ systolic, diastolic }) => diastolic < systolic);

describe('HEARTS is never calmer than its most urgent value', () => {
  test('HEARTS with cholesterol', () => {
    const person = fc.record({ sex, age: number(30, 80, 40, 75), smoker: yesNo, diabetes: yesNo });
    fc.assert(
      fc.property(person, pressure, number(120, 420, 310), (one, measured, cholesterol) => {
        const least = soonest(
          ofPressure(measured.systolic, measured.diastolic, one.diabetes === 'yes'),
          cholesterol >= 310 && 'weeks',
        );
        expectNoCalmer('hearts', typed({ ...one, ...measured, cholesterol }), least);
      }),
      runs,
    );
  });

  test('HEARTS without cholesterol, with or without a disease', () => {
    const conditions = fc.constantFrom('cardiovascular-disease', 'chronic-kidney-disease', '');
    const person = fc.record({ sex, age: number(40, 74), smoker: yesNo, diabetes: yesNo, conditions });
    fc.assert(
      fc.property(person, pressure, number(45, 150), number(150, 190), (one, measured, weight, height) => {
        const isTreatedEarlier = one.diabetes === 'yes' || one.conditions !== '';
        const bmi = (weight * 10_000) / height ** 2;
        fc.pre(bmi >= 15 && bmi <= 60);
        const least = soonest(ofPressure(measured.systolic, measured.diastolic, isTreatedEarlier), ofBody(bmi));
        expectNoCalmer('hearts', typed({ ...one, ...measured, weight, height }), least);
      }),
      runs,
    );
  });

  test('a pressure in pregnancy', () => {
    fc.assert(
      fc.property(pressure, (measured) => {
        const { systolic, diastolic } = measured;
        const least = soonest(
          (systolic >= 160 || diastolic >= 110) && 'now',
          (systolic >= 140 || diastolic >= 90 || systolic < 80) && 'today',
        );
        expectNoCalmer('hearts', typed({ ...measured, conditions: 'pregnancy' }), least);
      }),
      runs,
    );
  });
});

describe('other answers are never calmer, either', () => {
  test('FINDRISC', () => {
    const answers = fc.record({
      sex,
      age: number(20, 90),
      waist: number(60, 150),
      active: yesNo,
      dailyVegetables: yesNo,
      pressureMedicine: yesNo,
      toldHighGlucose: yesNo,
      family: fc.constantFrom('none', 'second-degree', 'first-degree'),
    });
    fc.assert(
      fc.property(answers, number(40, 160), number(150, 190), (one, weight, height) => {
        const bmi = (weight * 10_000) / height ** 2;
        fc.pre(bmi >= 15 && bmi <= 60);
        expectNoCalmer('findrisc', typed({ ...one, weight, height }), ofBody(bmi));
      }),
      runs,
    );
  });

  test('eGFR', () => {
    fc.assert(
      fc.property(sex, number(18, 95), number(4, 120, 20, 40), (who, age, tenths) => {
        const draft = typed({ sex: who, age, creatinine: tenths / 10 });
        const { answer } = answerDraft('egfr', draft);
        const rate = answer?.calculator === 'egfr' ? answer.result.egfr : Number.NaN;
        expectNoCalmer('egfr', draft, soonest(rate < 15 && 'today', rate < 30 && 'this-week'));
      }),
      runs,
    );
  });

  test('LDL', () => {
    const profile = fc.record({
      cholesterol: number(120, 420, 310),
      hdl: number(25, 90),
      triglycerides: number(50, 1500, 500, 1000),
    });
    fc.assert(
      fc.property(profile, (one) => {
        const { answer } = answerDraft('lipids', typed(one));
        const ldl = answer?.calculator === 'lipids' ? answer.result.ldl?.sampson : undefined;
        const least = soonest(
          one.triglycerides >= 1000 && 'today',
          one.triglycerides >= 500 && 'this-week',
          (one.cholesterol >= 310 || (ldl?.kind === 'answer' && ldl.ldl >= 190)) && 'weeks',
        );
        expectNoCalmer('lipids', typed(one), least);
      }),
      runs,
    );
  });
});

describe('the answers for sugar and body mass are not calmer either', () => {
  test('HbA1c and average glucose', () => {
    fc.assert(
      fc.property(number(40, 150, 57, 65, 90, 100, 121), number(54, 399, 70, 140, 212, 240, 300), (tenths, glucose) => {
        const a1c = tenths / 10;
        const ofA1c = (value: number) =>
          soonest(value >= 12.1 && 'today', value >= 10 && 'this-week', value >= 6.5 && 'weeks');
        expectNoCalmer('a1c', typed({ a1c }), ofA1c(a1c));
        const least = soonest((glucose < 70 || glucose >= 300) && 'today', ofA1c((glucose + 46.7) / 28.7));
        expectNoCalmer('a1c', typed({ averageGlucose: glucose }), glucose < 54 ? 'now' : least);
      }),
      runs,
    );
  });

  test('body mass, confirmed if questioned', () => {
    fc.assert(
      fc.property(sex, number(25, 250), number(140, 195), (who, weight, height) => {
        const bmi = (weight * 10_000) / height ** 2;
        fc.pre(bmi >= 8 && bmi <= 120);
        const draft = typed({ sex: who, age: 30, weight, height });
        const confirmation = correctionValue('weight', { typed: String(weight), unit: 'kg' });
        expectNoCalmer('body', { ...draft, [correctionField]: [confirmation] }, ofBody(bmi));
        // Asks first about weights that may be in pounds, and answers all others at once.
        const inPounds = bmi * 0.4536;
        if (inPounds < 15 || inPounds > 60) expectNoCalmer('body', draft, ofBody(bmi));
      }),
      runs,
    );
  });
});

describe('the cases that got calm answers', () => {
  const woman = { sex: 'female', smoker: 'no', diabetes: 'no', age: 45 };
  test.each<[Calculator, Record<string, string | number>, string]>([
    ['hearts', { ...woman, systolic: 172, diastolic: 106, cholesterol: 200 }, 'this-week'],
    ['hearts', { ...woman, age: 42, systolic: 179, diastolic: 119, cholesterol: 180 }, 'this-week'],
    ['hearts', { ...woman, age: 42, systolic: 170, diastolic: 100, cholesterol: 180 }, 'this-week'],
    ['hearts', { ...woman, age: 42, systolic: 150, diastolic: 95, cholesterol: 180 }, 'weeks'],
    ['hearts', { ...woman, age: 42, systolic: 118, diastolic: 76, cholesterol: 410 }, 'weeks'],
    ['hearts', { ...woman, sex: 'male', systolic: 120, diastolic: 80, cholesterol: 380 }, 'weeks'],
    ['lipids', { cholesterol: 380, hdl: 45, triglycerides: 150 }, 'weeks'],
    ['lipids', { cholesterol: 410, hdl: 45, triglycerides: 150 }, 'weeks'],
    ['a1c', { a1c: 11.5 }, 'this-week'],
    ['a1c', { a1c: 9 }, 'weeks'],
    ['a1c', { a1c: 6.5 }, 'weeks'],
    ['a1c', { averageGlucose: 54 }, 'today'],
    ['a1c', { averageGlucose: 69 }, 'today'],
    ['egfr', { sex: 'male', age: 60, creatinine: 4.2 }, 'this-week'],
    // A missing value does not hide the findings about the typed ones.
    ['egfr', { creatinine: 4.2 }, 'this-week'],
    ['egfr', { creatinine: 8 }, 'today'],
    ['egfr', { sex: 'male', age: 12, creatinine: 4.2 }, 'this-week'],
    ['body', { sex: 'female', age: 30, weight: 40, height: 165 }, 'this-week'],
    ['body', { weight: 34, height: 165 }, 'today'],
    ['hearts', { systolic: 140, diastolic: 90, conditions: 'pregnancy' }, 'today'],
  ])('%s %o: %s', (calculator, fields, least) => {
    expect(shown(calculator, typed(fields), 'es').urgency).toBe(least);
    expectNoCalmer(calculator, typed(fields), least);
  });

  test('the finding comes before the figure, and the figure is not hidden', () => {
    const { text } = shown('hearts', typed({ ...woman, systolic: 172, diastolic: 106, cholesterol: 200 }), 'es');
    expect(text).toMatch(/Vea a un médico en estos días.*160\/100.*El cálculo da 3\s%/);
  });

  test('a low pressure without symptoms asks about them, without alarm', () => {
    const { text, urgency } = shown('hearts', typed({ ...woman, systolic: 88, cholesterol: 180 }), 'es');
    expect(urgency).toBe('check-up');
    expect(text).toContain('¿Está mareado o confundido');
    expect(text).not.toContain('Busque atención');
  });

  test('no change is given a band beside a value that is more urgent than the score', () => {
    const man = { ...woman, sex: 'male', smoker: 'yes', age: 60, cholesterol: 247 };
    const calmer = shown('hearts', typed({ ...man, systolic: 172 }), 'es').text;
    expect(calmer).toMatch(/Todo junto\. Los cambios de arriba \d+\s%/);
    expect(calmer).not.toMatch(/\d\s% (bajo|moderado)/);
    const answer = shown('hearts', typed({ ...man, systolic: 138 }), 'es');
    expect(answer.text).toMatch(/\d\s% (bajo|moderado)/);
  });

  test('in pregnancy, HEARTS does not mention ages', () => {
    const { text } = shown('hearts', typed({ conditions: 'pregnancy' }), 'es');
    expect(text).not.toContain('40 años');
    expect(text).toContain('140/90');
  });

  test('HbA1c 6.5 is reported as the threshold', () => {
    expect(shown('a1c', typed({ a1c: 6.5 }), 'es').text).toContain('desde 6,5 % se diagnostica la diabetes');
  });

  test('a what-if value is no calmer than the typed values', () => {
    const draft = typed({ ...woman, systolic: 172, cholesterol: 200 });
    expect(shown('hearts', draft, 'es').text).not.toMatch(/es bajo/);
  });
});

import type { SeededRandom, Weighted } from './seeded-random.ts';
import type { ExamName } from './simulated-exams.ts';
import type { SimulatedPerson } from './simulated-person.ts';

const lipids = ['cholesterol', 'hdl', 'triglycerides'] as const;

/** Exams that doctors order together. */
const orders = {
  checkup: ['blood-count', 'glucose', ...lipids, 'creatinine', 'alt', 'tsh', 'urinalysis'],
  'diabetes-control': ['glucose', 'hba1c', 'creatinine', ...lipids],
  thyroid: ['tsh', 'free-t4'],
  kidney: ['creatinine', 'urea-nitrogen', 'uric-acid', 'electrolytes', 'urinalysis'],
  liver: ['alt', 'ast', 'alkaline-phosphatase', 'ggt'],
  anemia: ['blood-count', 'ferritin', 'iron', 'vitamin-b12'],
  preoperative: ['blood-count', 'glucose', 'creatinine', 'potassium'],
  prenatal: ['blood-count', 'glucose', 'urinalysis', 'culture', 'hiv', 'syphilis'],
  'sexual-health': ['hiv', 'syphilis'],
  fever: ['blood-count', 'crp', 'urinalysis', 'culture'],
  pregnancy: ['pregnancy'],
  vitamins: ['vitamin-d', 'vitamin-b12'],
  child: ['blood-count', 'ferritin', 'urinalysis'],
} as const satisfies Record<string, readonly ExamName[]>;

type OrderName = keyof typeof orders;

/** Chooses an order that suits the person. */
export function orderedExams(
  { age, sex, conditions, isPregnant }: SimulatedPerson,
  random: SeededRandom,
): readonly ExamName[] {
  const has = (condition: (typeof conditions)[number], weight: number): number =>
    conditions.includes(condition) ? weight : 0;
  const fertile = sex === 'female' && age >= 13 && age <= 50;
  const adult = age >= 18 ? 1 : 0;
  const choices: [Weighted<OrderName>, ...Weighted<OrderName>[]] = [
    ['checkup', adult * 30],
    ['diabetes-control', adult * (2 + has('diabetes', 60))],
    ['thyroid', adult * (4 + has('hypothyroidism', 40))],
    ['kidney', adult * (4 + has('kidney-disease', 50))],
    ['liver', adult * (3 + has('fatty-liver', 20))],
    ['anemia', 4 + has('iron-deficiency', 30)],
    ['preoperative', adult * 6],
    ['prenatal', isPregnant ? 80 : 0],
    ['sexual-health', age >= 15 && age < 65 ? 5 : 0],
    ['fever', 3 + has('infection', 50)],
    ['pregnancy', fertile ? 5 : 0],
    ['vitamins', adult * 5],
    ['child', age < 18 ? 40 : 0],
  ];
  return orders[random.weighted(choices)];
}

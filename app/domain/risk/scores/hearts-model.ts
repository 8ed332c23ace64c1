import type { HeartsBodyMass, HeartsInput, HeartsLaboratory } from './hearts.ts';

/**
 * The continuous model behind the chart, used to check that no cell was miscopied; only the chart gives answers. The base model is the
 * authors' (`heartsCitation`). Its recalibration to the region was never published in this form: it was fitted to the chart, and reproduces
 * 1,400 of 1,400 cells of the laboratory chart and 698 of 700 of the other. A list contains the coefficients of `terms`, in order, and at
 * its end the baseline survival without the event.
 */
const laboratory = {
  male: {
    coronary: [
      0.0719227, 0.2284944, 0.0132183, 0.6410114, 0.5638109, -0.0045806, -0.0001576, -0.0124966, -0.0182545, 0.9540108,
    ],
    stroke: [
      0.0986578, 0.029526, 0.0222629, 0.6268712, 0.4981217, 0.00142, -0.0004147, -0.026302, -0.0150561, 0.9849257,
    ],
    recalibration: { coronary: [-0.44091, 0.94707], stroke: [-1.2972, 0.62074] },
  },
  female: {
    coronary: [
      0.1020713, 0.2050377, 0.015823, 1.070358, 1.053223, -0.0051932, -0.0001378, -0.0234174, -0.0332666, 0.9894159,
    ],
    stroke: [
      0.1056632, 0.0257782, 0.0206278, 0.8581998, 0.7443627, -0.0021387, -0.0004897, -0.0209826, -0.0200822, 0.9890569,
    ],
    recalibration: { coronary: [-0.61302, 0.7078], stroke: [-1.46214, 0.54547] },
  },
} as const;

const bodyMass = {
  male: {
    coronary: [0.073593, 0.0337219, 0.0133937, 0.5954767, -0.0010432, -0.0001837, -0.0200831, 0.9544258],
    stroke: [0.097674, 0.0159518, 0.0227294, 0.4999862, -0.0003516, -0.0004374, -0.0153895, 0.984826],
    recalibration: { coronary: [-0.42226, 1.03578], stroke: [-1.32761, 0.61684] },
  },
  female: {
    coronary: [0.1049418, 0.0257616, 0.016726, 1.093132, -0.0006537, -0.0001966, -0.0343739, 0.9887124],
    stroke: [0.1046105, 0.0036406, 0.0216741, 0.7399405, -0.0000129, -0.0005311, -0.0203997, 0.9885706],
    recalibration: { coronary: [-0.5734, 0.74723], stroke: [-1.38105, 0.56005] },
  },
} as const;

/** Calculates the ten-year risk in percent, unrounded. */
export function heartsModel(input: HeartsInput): number {
  const table = (input.chart === 'laboratory' ? laboratory : bodyMass)[input.sex];
  const terms = input.chart === 'laboratory' ? laboratoryTerms(input) : bodyMassTerms(input);
  /** The probability of ten years without the event. */
  const survival = (event: 'coronary' | 'stroke'): number => {
    const coefficients: readonly number[] = table[event];
    const predictor = terms.reduce((sum, term, index) => sum + term * (coefficients[index] ?? Number.NaN), 0);
    const hazard = -Math.log(coefficients.at(-1) ?? Number.NaN) * Math.exp(predictor);
    const [intercept, slope] = table.recalibration[event];
    return Math.exp(-Math.exp(intercept + slope * Math.log(hazard)));
  };
  return 100 * (1 - survival('coronary') * survival('stroke'));
}

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);

/** The terms of the model. Each value is centered as the authors centered it: 60 years, 6 mmol/L, 120 mmHg. */
function laboratoryTerms(input: HeartsLaboratory): readonly number[] {
  const [age, cholesterol, systolic] = [input.age - 60, input.cholesterol - 6, input.systolic - 120];
  const [diabetes, smoker] = [flag(input.diabetes), flag(input.smoker)];
  const main = [age, cholesterol, systolic, diabetes, smoker];
  return [...main, age * cholesterol, age * systolic, age * diabetes, age * smoker];
}

/** The same with a body mass index, centered at 25 kg/m². */
function bodyMassTerms(input: HeartsBodyMass): readonly number[] {
  const [age, bmi, systolic, smoker] = [input.age - 60, input.bmi - 25, input.systolic - 120, flag(input.smoker)];
  return [age, bmi, systolic, smoker, age * bmi, age * systolic, age * smoker];
}

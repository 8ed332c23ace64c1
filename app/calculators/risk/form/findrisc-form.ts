import { findings } from '../../../domain/risk/findings/findings.ts';
import { bodyMassIndex } from '../../../domain/risk/scores/body-mass.ts';
import { type FindriscInput, familyDiabetes, findrisc } from '../../../domain/risk/scores/findrisc.ts';
import { bodyFaults, soundBodyMass } from './body-faults.ts';
import { readFields } from './read-fields.ts';
import { riskFields } from './risk-fields.ts';
import { outcomeOf, type RiskOutcome } from './risk-outcome.ts';

/**
 * Answers the FINDRISC form (the risk of type 2 diabetes in ten years): reads the fields, looks for findings that matter more than a score,
 * and computes the score. `outcomeOf` decides which of the three the user sees.
 */
export function answerFindrisc(form: FormData): RiskOutcome {
  const reading = readFields(riskFields.findrisc, form);
  const { number, isYes, chosen } = reading;
  const input: FindriscInput = {
    sex: reading.sex(),
    age: number('age', 'a'),
    bmi: bodyMassIndex(number('weight', 'kg'), number('height', 'cm')),
    waist: number('waist', 'cm'),
    active: isYes('active'),
    dailyVegetables: isYes('dailyVegetables'),
    pressureMedicine: isYes('pressureMedicine'),
    toldHighGlucose: isYes('toldHighGlucose'),
    family: familyDiabetes.find((one) => one === chosen('family')) ?? 'none',
    conditions: reading.ticked('conditions', ['diabetes', 'pregnancy'] as const),
  };
  const faults = { ...bodyFaults(reading), ...reading.faults };
  const { conditions = [], toldHighGlucose } = input;
  const found = findings({ conditions, bmi: soundBodyMass(reading), toldHighGlucose });
  return outcomeOf('findrisc', { ...reading, faults }, found, findrisc(input), (result) => ({
    calculator: 'findrisc',
    input,
    result,
  }));
}

import { bodyMassIndex } from '../body-mass.ts';
import { type FindriscInput, familyDiabetes, findrisc } from '../findrisc.ts';
import { readFields } from './read-fields.ts';
import { riskFields } from './risk-fields.ts';
import { outcomeOf, type RiskOutcome } from './risk-outcome.ts';

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
    conditions: reading.ticked('conditions', ['diabetes', 'pregnancy']),
  };
  return outcomeOf('findrisc', reading, [], findrisc(input), (says) => ({ calculator: 'findrisc', input, says }));
}

import type { Calculator } from './calculator.ts';
import { type RiskField, riskFields } from './risk-fields.ts';

/** The parts of a form: the symptoms that cannot wait, the person, the measurements, and the habits. */
export type FieldGroupName = 'now' | 'you' | 'numbers' | 'habits';

export interface FieldGroup {
  name: FieldGroupName;
  fields: readonly RiskField[];
}

const habits: readonly RiskField['name'][] = [
  'active',
  'dailyVegetables',
  'pressureMedicine',
  'toldHighGlucose',
  'family',
];

function groupOf(field: RiskField): FieldGroupName {
  if (field.name === 'symptoms') return 'now';
  // A sample without fasting is about the numbers, not about the person.
  if (field.kind === 'checks') return field.options.includes('not-fasting') ? 'numbers' : 'you';
  if (field.kind === 'number') return field.name === 'age' ? 'you' : 'numbers';
  return habits.includes(field.name) ? 'habits' : 'you';
}

/** The fields of a calculator in their order, in groups. */
export function fieldGroupsOf(calculator: Calculator): readonly FieldGroup[] {
  const groups: { name: FieldGroupName; fields: RiskField[] }[] = [];
  for (const field of riskFields[calculator]) {
    const name = groupOf(field);
    const last = groups.at(-1);
    if (last?.name === name) last.fields.push(field);
    else groups.push({ name, fields: [field] });
  }
  return groups;
}

import type { StatedFacts } from '../../domain/risk/from-results/doctor-scores.ts';
import { readNumber } from '../../domain/risk/number-input.ts';
import { askedConditions } from './score-words.ts';

/** The names of the fields; the texts stay in the form as they were typed. */
export const numberFields = { systolic: 'presion', weight: 'peso', height: 'talla' } as const;
export const factFields = {
  diabetes: 'diabetes',
  smoker: 'fuma',
  pressureTreated: 'antihipertensivo',
  statin: 'estatina',
} as const;
export const CONDITION_FIELD = 'condicion';

export type TypedNumbers = Readonly<Record<keyof typeof numberFields, string>>;

/** The statements of a doctor about a patient, and the typed texts. It is in no address, and nothing stores it. */
export interface Stated {
  facts: StatedFacts;
  typed: TypedNumbers;
  /** Fields with something else than a number. */
  faults: readonly (keyof TypedNumbers)[];
}

const textIn = (form: FormData, field: string): string => {
  const text = form.get(field);
  return typeof text === 'string' ? text.trim().slice(0, 12) : '';
};

/** '120' → 120 · '' → null · 'ciento veinte' → null, with a fault */
export function readStated(form: FormData): Stated {
  const typed = {
    systolic: textIn(form, numberFields.systolic),
    weight: textIn(form, numberFields.weight),
    height: textIn(form, numberFields.height),
  };
  const read = (text: string): number | null => {
    const number = readNumber(text);
    return number.kind === 'number' ? number.value : null;
  };
  const chosen = new Set(form.getAll(CONDITION_FIELD));
  return {
    typed,
    faults: (['systolic', 'weight', 'height'] as const).filter(
      (name) => typed[name] !== '' && read(typed[name]) === null,
    ),
    facts: {
      systolic: read(typed.systolic),
      weight: read(typed.weight),
      height: read(typed.height),
      diabetes: form.has(factFields.diabetes),
      smoker: form.has(factFields.smoker),
      pressureTreated: form.has(factFields.pressureTreated),
      statin: form.has(factFields.statin),
      conditions: askedConditions.filter((condition) => chosen.has(condition)),
    },
  };
}

export const nothingStated: Stated = readStated(new FormData());

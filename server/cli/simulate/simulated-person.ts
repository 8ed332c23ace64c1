import { type SeededRandom, seededRandom } from './seeded-random.ts';
import { type ConditionName, conditionNames, simulatedConditions } from './simulated-conditions.ts';

/** An invented patient. */
export interface SimulatedPerson {
  /** 'CC' and '52000123' */
  document: { type: 'CC' | 'TI' | 'RC' | 'CE'; number: string };
  name: { given: string; family: string };
  sex: 'female' | 'male';
  /** Years on the first day of the simulation. */
  age: number;
  /** '1985-07-03' */
  birthDate: string;
  email: string | null;
  conditions: readonly ConditionName[];
  isPregnant: boolean;
  /** The person's own random numbers: their usual values do not depend on the order of their exams. */
  seed: number;
}

const femaleNames = [
  'Yesenia',
  'Luz Marina',
  'Daniela',
  'Gloria',
  'Mariana',
  'Paula Andrea',
  'Beatriz',
  'Leidy',
  'Sara',
  'Isabella',
  'Rocío',
  'Nátaly',
] as const;
const maleNames = [
  'Hernán',
  'Juan Camilo',
  'Óscar',
  'Jhon Jairo',
  'Santiago',
  'Andrés',
  'Álvaro',
  'Mateo',
  'Iván',
  'Duván',
  'José María',
  'Simón',
] as const;
const families = [
  'Restrepo',
  'Zuluaga',
  'Ochoa',
  'Vélez',
  'Arango',
  'Ñustes',
  'Muñoz',
  'Gaviria',
  'Mosquera',
  'Londoño',
  'Botero',
  'Quiñones',
  'Usuga',
  "D'Costa",
  'Peña',
  'Álvarez',
] as const;

/** Ages of a laboratory's patients: few children, many adults, many old people. */
function ageOf(random: SeededRandom): number {
  const [from, to] = random.weighted([
    [[0, 5], 5],
    [[6, 17], 8],
    [[18, 39], 32],
    [[40, 64], 34],
    [[65, 92], 21],
  ] as const);
  return random.integer(from, to);
}

const documentType = (age: number, random: SeededRandom): SimulatedPerson['document']['type'] =>
  age < 7 ? 'RC' : age < 18 ? 'TI' : random.chance(0.04) ? 'CE' : 'CC';

/** The nth patient. `today`: '2026-11-27', the first day of the simulation. */
export function simulatedPerson(nth: number, seed: number, today: string): SimulatedPerson {
  const ownSeed = seed * 1_000_003 + nth;
  const random = seededRandom(ownSeed);
  const age = ageOf(random);
  const sex = random.chance(0.62) ? 'female' : 'male';
  const given = random.pick(sex === 'female' ? femaleNames : maleNames);
  const birth = Date.parse(today) - (age * 365.25 + random.integer(1, 360)) * 86_400_000;
  return {
    document: { type: documentType(age, random), number: String(52_000_000 + nth * 37) },
    name: { given, family: `${random.pick(families)} ${random.pick(families)}` },
    sex,
    age,
    seed: ownSeed,
    birthDate: new Date(birth).toISOString().slice(0, 10),
    email: random.chance(0.85) ? `paciente${nth}@correo.example` : null,
    conditions: conditionNames.filter((name) => random.chance(simulatedConditions[name].share(age, sex))),
    isPregnant: sex === 'female' && age >= 16 && age <= 42 && random.chance(0.06),
  };
}

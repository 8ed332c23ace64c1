/** Whom a plan is for, as far as the rules differ. Adolescents follow the rules of adults. */
export const personGroups = [
  'woman',
  'woman-without-periods',
  'pregnant',
  'man',
  'child',
  'infant',
  'newborn',
] as const;
export type PersonGroup = (typeof personGroups)[number];

/** What else changes a preparation: insulin, an inborn error of metabolism, tablets of biotin. */
export const personFacts = ['insulin', 'metabolic', 'biotin'] as const;
export type PersonFact = (typeof personFacts)[number];

export interface Person {
  /** Null: nobody said. The rules are those for a healthy adult, and the plan says whom they do not serve. */
  group: PersonGroup | null;
  facts: readonly PersonFact[];
}

export const nobodyInParticular: Person = { group: null, facts: [] };

/** In an address each answer is a digit: whoever reads a link over a shoulder learns nothing from it. */
const digits = new Map<string, PersonGroup | PersonFact>(
  [...personGroups, ...personFacts].map((answer, index) => [String((index + 1) % 10), answer]),
);

/** '38' → a pregnant woman who uses insulin. What is no answer is left out; of several groups the first counts. */
export function personIn(text: string): Person {
  const said = [...text].flatMap((digit) => digits.get(digit) ?? []);
  return {
    group: personGroups.find((group) => said.includes(group)) ?? null,
    facts: personFacts.filter((fact) => said.includes(fact)),
  };
}

/** (a pregnant woman who uses insulin) → '38'; '' for nobody in particular. */
export const personText = ({ group, facts }: Person): string =>
  [...digits].flatMap(([digit, answer]) => (answer === group || isAmong(answer, facts) ? [digit] : [])).join('');

const isAmong = (answer: string, facts: readonly string[]): boolean => facts.includes(answer);

/** Their fast is the pause between two feeds. */
export const isBaby = ({ group }: Person): boolean => group === 'newborn' || group === 'infant';

/** Children and babies: nobody tells them not to smoke. */
export const isUnderAge = (person: Person): boolean => person.group === 'child' || isBaby(person);

/** The days of a cycle mean something only to a woman who has one, and to whoever did not say. */
export const hasCycle = ({ group }: Person): boolean => group === null || group === 'woman';

/** The groups of people with different rules. Adolescents follow the rules of adults. */
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

/** Further facts that change a preparation: insulin, an inborn error of metabolism, biotin tablets. */
export const personFacts = ['insulin', 'metabolic', 'biotin'] as const;
export type PersonFact = (typeof personFacts)[number];

/** The person who prepares. */
export interface Person {
  /** Null: not specified. The rules are then those for a healthy adult, and the plan names the people they do not suit. */
  group: PersonGroup | null;
  facts: readonly PersonFact[];
}

/** A person who gave no answer. */
export const nobodyInParticular: Person = { group: null, facts: [] };

/** Each answer is one digit in the address, so a link read over a shoulder reveals nothing. */
const digits = new Map<string, PersonGroup | PersonFact>(
  [...personGroups, ...personFacts].map((answer, index) => [String((index + 1) % 10), answer]),
);

/**
 * Reads a person from an address: '38' → a pregnant woman who uses insulin. Ignores unknown characters; of several groups, the first in
 * `personGroups` wins.
 */
export function personIn(text: string): Person {
  const said = [...text].flatMap((digit) => digits.get(digit) ?? []);
  return {
    group: personGroups.find((group) => said.includes(group)) ?? null,
    facts: personFacts.filter((fact) => said.includes(fact)),
  };
}

/** The inverse of `personIn`: (a pregnant woman who uses insulin) → '38'; '' for an unspecified person. */
export const personText = ({ group, facts }: Person): string =>
  [...digits].flatMap(([digit, answer]) => (answer === group || isAmong(answer, facts) ? [digit] : [])).join('');

const isAmong = (answer: string, facts: readonly string[]): boolean => facts.includes(answer);

/** Babies fast only for the pause between two feeds. */
export const isBaby = ({ group }: Person): boolean => group === 'newborn' || group === 'infant';

/** Children and babies do not get instructions for adults, such as not smoking. */
export const isUnderAge = (person: Person): boolean => person.group === 'child' || isBaby(person);

/** Cycle days apply only to women with a cycle, and to people who did not specify a group. */
export const hasCycle = ({ group }: Person): boolean => group === null || group === 'woman';

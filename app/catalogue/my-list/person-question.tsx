import { namesWords } from '../../domain/preparation/moment-words.ts';
import { type Person, type PersonGroup, personText } from '../../domain/preparation/person.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { FoldMark } from '../../ui/fold-mark.tsx';
import { answeredByIsland } from '../../ui/islands/answered-by-island.ts';
import { listQuery } from './list-address.ts';
import { listHref } from './list-display.ts';
import { type ListView, personId } from './list-view.ts';
import { PersonForm } from './person-form.tsx';

/** The usual answers. The form has all of them. */
const usualGroups = [
  ['woman', m.list_person_woman],
  ['pregnant', m.list_for_pregnant],
  ['man', m.list_person_man],
  ['child', m.list_for_child],
] as const satisfies readonly (readonly [PersonGroup, () => string])[];

/**
 * Asks about the person of the list, beside its dates. Each answer is a link to the list for that person; a second press takes it back. A list with
 * an exam for pregnancy names that exam and has its answer first. The answer is in the page's own address, and never measured.
 */
export function PersonQuestion({ view }: { view: ListView }) {
  const { list, names } = view;
  const { person, prenatal } = list;
  const asked = prenatal.map(({ code }) => names[code] ?? code);
  const groups = usualGroups.toSorted(([one], [other]) =>
    prenatal.length > 0 ? Number(other === 'pregnant') - Number(one === 'pregnant') : 0,
  );
  return (
    <section
      id={personId}
      aria-labelledby="para-quien"
      className="no-print scroll-mt-24 rounded-lg border border-line bg-surface px-4 py-4 sm:px-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id="para-quien" className="font-sans text-lg font-semibold tracking-normal">
            {m.list_person()}
          </h2>
          <p className="text-sm text-ink-soft">
            {asked.length > 0
              ? m.list_person_prenatal({ names: namesWords(asked, getLocale()), count: asked.length })
              : m.list_person_hint()}
          </p>
        </div>
        <ul className="flex flex-wrap gap-2">
          {groups.map(([group, name]) => (
            <Answer
              key={group}
              view={view}
              person={{ ...person, group: person.group === group ? null : group }}
              isChosen={person.group === group}
            >
              {name()}
            </Answer>
          ))}
          <Answer view={view} person={withInsulin(person)} isChosen={usesInsulin(person)}>
            {m.list_for_insulin()}
          </Answer>
        </ul>
      </div>
      <details open={isUnusual(person)} className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm font-semibold text-brand [&::-webkit-details-marker]:hidden">
          {m.list_person_other()}
          <FoldMark />
        </summary>
        {/* Typed text belongs to the list for which it was typed. */}
        <PersonForm key={listQuery(view.address)} view={view} />
      </details>
    </section>
  );
}

const usesInsulin = ({ facts }: Person): boolean => facts.includes('insulin');

const withInsulin = (person: Person): Person => ({
  ...person,
  facts: usesInsulin(person) ? person.facts.filter((fact) => fact !== 'insulin') : [...person.facts, 'insulin'],
});

/** Whether only the form shows the whole answer. */
const isUnusual = ({ group, facts }: Person): boolean =>
  facts.some((fact) => fact !== 'insulin') || (group !== null && usualGroups.every(([usual]) => usual !== group));

interface AnswerProps {
  view: ListView;
  /** The person of the list after a press. */
  person: Person;
  isChosen: boolean;
  children: string;
}

const Answer = ({ view: { address, display }, person, isChosen, children }: AnswerProps) => (
  <li>
    <a
      href={listHref(getLocale(), { ...address, person: personText(person) }, display)}
      {...answeredByIsland}
      aria-current={isChosen || undefined}
      className={classes(
        'inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold hover:border-brand hover:text-brand',
        isChosen ? 'border-brand bg-tint text-brand' : 'border-line-strong',
      )}
    >
      {children}
    </a>
  </li>
);

import {
  type PersonFact,
  type PersonGroup,
  personFacts,
  personGroups,
  personText,
} from '../../domain/preparation/person.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { SelectField } from '../../ui/field.tsx';
import { Choices } from '../../ui/fieldset.tsx';
import type { ListView } from './list-view.ts';

const groupNames = {
  woman: m.list_person_woman,
  'woman-without-periods': m.list_person_woman_without_periods,
  pregnant: m.list_person_pregnant,
  man: m.list_person_man,
  child: m.list_person_child,
  infant: m.list_person_infant,
  newborn: m.list_person_newborn,
} as const satisfies Record<PersonGroup, () => string>;

const factNames = {
  insulin: m.list_person_insulin,
  metabolic: m.list_person_metabolic,
  biotin: m.list_person_biotin,
} as const satisfies Record<PersonFact, () => string>;

const factText = (fact: PersonFact): string => personText({ group: null, facts: [fact] });

/** The form with all answers about the person. They are one or two digits in the page's own address, so that they survive a reload. */
export function PersonForm({ view: { list, address, display } }: { view: ListView }) {
  const { person } = list;
  const kept = { e: address.codes.join(','), dia: address.day, hora: address.hour };
  return (
    <form
      action={`${localizedHref(getLocale(), '/mi-lista')}#preparacion`}
      autoComplete="off"
      className="grid gap-x-10 pt-2 pb-5 md:grid-cols-2"
    >
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SelectField
        id="persona-quien"
        name="p"
        label={m.list_person_who()}
        hint={display.place === 'query' ? m.list_person_sent() : m.list_person_here()}
        defaultValue={personText({ group: person.group, facts: [] })}
      >
        <option value="">{m.list_person_any()}</option>
        {personGroups.map((group) => (
          <option key={group} value={personText({ group, facts: [] })}>
            {groupNames[group]()}
          </option>
        ))}
      </SelectField>
      <Choices
        id="persona-mas"
        name="p"
        kind="checkboxes"
        label={m.list_person_facts()}
        options={personFacts.map((fact) => ({ value: factText(fact), label: factNames[fact]() }))}
        chosen={person.facts.map(factText)}
        className="max-md:mt-4"
      />
      <p className="mt-3 md:col-span-2">
        <button type="submit" className={button('outline')}>
          {m.list_person_button()}
        </button>
      </p>
    </form>
  );
}

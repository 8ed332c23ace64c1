import { datingBases } from '../../domain/pregnancy/gestational-age.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Field } from '../../ui/field.tsx';
import { Choices } from '../../ui/fieldset.tsx';
import type { DatingDraft } from './dating-form.ts';
import { basisWords, type FaultTexts } from './dating-words.ts';

/** The form fields of the pregnancy-dating calculator, with the draft values and error texts. */
export function DatingFields({ draft, faults }: { draft: DatingDraft; faults: FaultTexts }) {
  return (
    <>
      <Choices
        id="base"
        name="base"
        kind="radios"
        label={m.pregnancy_basis()}
        fault={faults.base}
        options={datingBases.map((basis) => ({ value: basis, label: basisWords[basis]() }))}
        layout="columns"
        chosen={[draft.base]}
        className="sm:col-span-2"
      />
      <Field
        id="fecha"
        type="date"
        width="date"
        label={m.pregnancy_date()}
        hint={m.pregnancy_date_hint()}
        fault={faults.fecha}
        defaultValue={draft.fecha}
      />
      <Field
        id="ciclo"
        inputMode="numeric"
        width="date"
        label={m.pregnancy_cycle()}
        hint={m.pregnancy_cycle_hint()}
        fault={faults.ciclo}
        defaultValue={draft.ciclo}
      />
    </>
  );
}

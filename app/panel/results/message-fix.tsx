import type { ReviewedMessage } from '../../domain/messages-in/message-review.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Field, SelectField } from '../../ui/field.tsx';
import { hl7FieldName } from './hl7-field-words.ts';

/** Corrects one field as another reading of the message. The header names the sender: nobody corrects it. */
export function FixForm({ message: { segments } }: { message: ReviewedMessage }) {
  const fields = segments
    .slice(1)
    .flatMap(({ index, name, fields: all }) =>
      all.filter(({ cut }) => cut === 0).map((field) => ({ ...field, index, name })),
    );
  const faulty = fields.find(({ isFault }) => isFault) ?? fields[0];
  if (!faulty) return null;
  const keyOf = ({ index, number }: { index: number; number: number }) => `${index}-${number}`;
  return (
    <details className="border-t border-line pt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{m.message_fix_heading()}</summary>
      <p className="text-sm text-ink-soft">{m.message_fix_lead()}</p>
      <form method="post" autoComplete="off" className="mt-3 grid gap-4">
        <SelectField id="campo" label={m.message_fix_field()} defaultValue={keyOf(faulty)}>
          {fields.map((field) => (
            <option key={keyOf(field)} value={keyOf(field)}>
              {`${field.name}-${field.number} ${hl7FieldName(field.name, field.number, getLocale())} (${field.index + 1})`}
            </option>
          ))}
        </SelectField>
        <Field
          id="valor"
          label={m.message_fix_value()}
          type="text"
          autoComplete="off"
          spellCheck={false}
          defaultValue={faulty.value}
          className="[&_input]:font-mono"
        />
        <button type="submit" name="accion" value="corregir" className={button('outline')}>
          {m.message_fix()}
        </button>
      </form>
    </details>
  );
}

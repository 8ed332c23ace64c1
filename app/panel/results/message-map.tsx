import type { ReviewedMessage } from '../../domain/messages-in/message-review.server.ts';
import { codeOfAbout } from '../../domain/messages-in/sender-codes.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { SelectField } from '../../ui/field.tsx';
import { CatalogExamField, ExamProposals } from '../entry/catalog-exam-field.tsx';

/** The catalog's exams and units. A code means one of them. */
export interface MapChoices {
  /** 'HEM-001 · Hemograma' */
  exams: readonly string[];
  units: readonly string[];
}

interface MapFormProps {
  message: ReviewedMessage;
  choices: MapChoices;
  /** The exam or unit that the caller typed and the catalog does not have. */
  refused: string | null;
}

/** Decides for good what the sender's code or unit means. */
export function MapForm({ message: { about, sender, alike }, choices, refused }: MapFormProps) {
  const asked = codeOfAbout(about);
  if (!asked) return null;
  const { kind, code } = asked;
  const isExam = kind === 'exam';
  return (
    <section className="border-t border-line pt-5">
      <h3 className="font-semibold">{isExam ? m.message_map_exam_heading() : m.message_map_unit_heading()}</h3>
      <p className="mt-1 text-sm text-ink-soft wrap-anywhere">{m.message_map_lead({ sender, code })}</p>
      {alike > 0 && <p className="mt-1 text-sm">{m.message_alike({ count: alike })}</p>}
      <form method="post" className="mt-4 grid gap-4">
        {isExam ? (
          <>
            <CatalogExamField
              id="significa"
              label={m.message_map_exam()}
              hint={m.entry_exam_hint()}
              fault={refused !== null && m.entry_fault_exam_unknown()}
              defaultValue={refused ?? ''}
              required
            />
            <ExamProposals choices={choices.exams} />
          </>
        ) : (
          <SelectField id="significa" label={m.message_map_unit()} hint={m.message_map_unit_hint()} required>
            <option value="">{m.message_map_unit_choose()}</option>
            {choices.units.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </SelectField>
        )}
        <button type="submit" name="accion" value="equivalencia" className={button('primary')}>
          {m.message_map()}
        </button>
      </form>
    </section>
  );
}

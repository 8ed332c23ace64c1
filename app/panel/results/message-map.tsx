import type { ReviewedMessage } from '../../domain/messages-in/message-review.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { SelectField } from '../../ui/field.tsx';

/** The catalog's exams and units. A code means one of them. */
export interface MapChoices {
  exams: readonly { code: string; name: string }[];
  units: readonly string[];
}

interface MapFormProps {
  message: ReviewedMessage;
  choices: MapChoices;
}

/** Decides for good what the sender's code or unit means. */
export function MapForm({ message: { about, sender, alike }, choices }: MapFormProps) {
  const [, kind, code] = /^(exam|unit) (.+)$/su.exec(about ?? '') ?? [];
  if (code === undefined) return null;
  const isExam = kind === 'exam';
  return (
    <section className="border-t border-line pt-5">
      <h3 className="font-semibold">{isExam ? m.message_map_exam_heading() : m.message_map_unit_heading()}</h3>
      <p className="mt-1 text-sm text-ink-soft wrap-anywhere">{m.message_map_lead({ sender, code })}</p>
      {alike > 0 && <p className="mt-1 text-sm">{m.message_alike({ count: alike })}</p>}
      <form method="post" className="mt-4 grid gap-4">
        <SelectField
          id="significa"
          label={isExam ? m.message_map_exam() : m.message_map_unit()}
          hint={isExam ? undefined : m.message_map_unit_hint()}
        >
          {isExam
            ? choices.exams.map((exam) => (
                <option key={exam.code} value={exam.code}>
                  {exam.name} · {exam.code}
                </option>
              ))
            : choices.units.map((unit) => <option key={unit}>{unit}</option>)}
        </SelectField>
        <button type="submit" name="accion" value="equivalencia" className={button('primary')}>
          {m.message_map()}
        </button>
      </form>
    </section>
  );
}

import { visitRefusals } from '../../domain/visits/visit-reasons.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { Field, SelectField } from '../../ui/field.tsx';
import { windowWords } from '../../views/visits/visit-words.ts';
import { visitAnswerId } from './refused-form.tsx';
import type { VisitDetailView, VisitRefusalView } from './visit-lists.ts';
import { refusalName } from './visit-reason-words.ts';

interface DecisionProps {
  visit: VisitDetailView;
  choices: NonNullable<VisitDetailView['choices']>;
  refusal: VisitRefusalView | undefined;
}

/** Reception's forms: when and who, with one button to confirm; and the way to refuse or to call off. */
export function DecisionForms({ visit, choices, refusal }: DecisionProps) {
  const isConfirmed = visit.state === 'confirmed';
  return (
    <section aria-labelledby="decidir" className="mt-6">
      <h2 id="decidir" className="text-lg">
        {isConfirmed ? m.visits_change() : m.visits_decide()}
      </h2>
      <PlanForm visit={visit} choices={choices} refusal={refusal} />
      <details className="mt-6 border-t border-line pt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-brand underline underline-offset-4">
          {isConfirmed ? m.visits_call_off() : m.visits_refuse()}
        </summary>
        {isConfirmed ? <CallOffForm visit={visit} /> : <RefuseForm visit={visit} />}
      </details>
    </section>
  );
}

function PlanForm({ visit, choices: { windows, collectors }, refusal }: DecisionProps) {
  const typed = refusal?.typed;
  const isConfirmed = visit.state === 'confirmed';
  if (collectors.length === 0) return <p className="mt-2 text-ink-soft">{m.visits_no_collectors()}</p>;
  return (
    <form method="post" action={`#${visitAnswerId}`} noValidate className="mt-4 grid gap-5 sm:grid-cols-2">
      <input type="hidden" name="version" value={visit.version} />
      <Field
        id="dia"
        label={m.visits_day()}
        type="date"
        width="date"
        min={visit.today}
        defaultValue={typed?.dia || visit.day}
      />
      <SelectField id="franja" label={m.visits_window()} defaultValue={typed?.franja || visit.window}>
        {windows.map((key) => (
          <option key={key} value={key}>
            {windowWords(key)}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="persona"
        label={m.visits_who()}
        defaultValue={typed?.persona || (visit.collectorId ?? '')}
        className="sm:col-span-2"
      >
        {collectors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <button type="submit" name="accion" value="confirmar" className={button('primary', 'w-full sm:w-auto')}>
          {isConfirmed ? m.visits_save() : m.visits_confirm()}
        </button>
        {!isConfirmed && visit.email && (
          <button type="submit" name="accion" value="proponer" className={button('outline', 'w-full sm:w-auto')}>
            {m.visits_propose()}
          </button>
        )}
      </div>
      <p className="text-sm text-ink-soft sm:col-span-2">
        {visit.email ? m.visits_mail_follows() : m.visits_call_follows()}
      </p>
    </form>
  );
}

const RefuseForm = ({ visit }: { visit: VisitDetailView }) => (
  <form method="post" action={`#${visitAnswerId}`} noValidate className="mt-3 grid gap-4 sm:max-w-md">
    <input type="hidden" name="version" value={visit.version} />
    <SelectField id="motivo" label={m.visits_reason()} defaultValue="">
      <option value="">{m.visits_reason_choose()}</option>
      {visitRefusals.map((reason) => (
        <option key={reason} value={reason}>
          {refusalName[reason]()}
        </option>
      ))}
    </SelectField>
    <div>
      <button type="submit" name="accion" value="rechazar" className={button('outline')}>
        {m.visits_refuse_submit()}
      </button>
    </div>
  </form>
);

const CallOffForm = ({ visit }: { visit: VisitDetailView }) => (
  <form method="post" action={`#${visitAnswerId}`} noValidate className="mt-3">
    <input type="hidden" name="version" value={visit.version} />
    <p className="text-sm text-ink-soft">{m.visits_call_off_text()}</p>
    <button type="submit" name="accion" value="anular" className={button('outline', 'mt-3')}>
      {m.visits_call_off_submit()}
    </button>
  </form>
);

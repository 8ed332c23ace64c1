import { visitMisses } from '../../domain/visits/visit-reasons.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { SelectField } from '../../ui/field.tsx';
import { visitAnswerId } from './refused-form.tsx';
import type { VisitDetailView } from './visit-lists.ts';
import { missName } from './visit-reason-words.ts';

/** The collector's report at the door: done, or why not. One thumb, one press. */
export const ClosingForms = ({ visit }: { visit: VisitDetailView }) => (
  <section aria-labelledby="cerrar" className="mt-6">
    <h2 id="cerrar" className="text-lg">
      {m.visits_close()}
    </h2>
    <form method="post" action={`#${visitAnswerId}`} className="mt-3">
      <input type="hidden" name="version" value={visit.version} />
      <button type="submit" name="accion" value="hecha" className={button('primary', 'w-full sm:w-auto')}>
        {m.visits_done_submit()}
      </button>
    </form>
    <details className="mt-4 border-t border-line pt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-brand underline underline-offset-4">
        {m.visits_missed()}
      </summary>
      <form method="post" action={`#${visitAnswerId}`} noValidate className="mt-3 grid gap-4 sm:max-w-md">
        <input type="hidden" name="version" value={visit.version} />
        <SelectField id="motivo-no-hecha" name="motivo" label={m.visits_reason()} defaultValue="">
          <option value="">{m.visits_reason_choose()}</option>
          {visitMisses.map((reason) => (
            <option key={reason} value={reason}>
              {missName[reason]()}
            </option>
          ))}
        </SelectField>
        <div>
          <button type="submit" name="accion" value="no-hecha" className={button('outline')}>
            {m.visits_missed_submit()}
          </button>
        </div>
      </form>
    </details>
  </section>
);

import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { Field } from '../../ui/field.tsx';
import { Choices } from '../../ui/fieldset.tsx';
import { windowWords } from '../../views/visits/visit-words.ts';
import { visitFaultWords } from './visit-fault-words.ts';
import { VisitPart } from './visit-fields.tsx';
import type { VisitRequestView } from './visit-view.ts';

/** The day and the window. A refused day comes with the nearest ones that are possible, each one press away. */
export function WhenFields({ view }: { view: VisitRequestView }) {
  const { draft, days, nearest, windows, waitsForPreparation } = view;
  const firstDay = days ? { day: days.firstWords } : null;
  return (
    <VisitPart id="cuando" heading={m.visit_part_when()}>
      <div className="sm:col-span-2">
        <Field
          id="dia"
          label={m.visit_day()}
          hint={firstDay && (waitsForPreparation ? m.visit_day_hint_preparation(firstDay) : m.visit_day_hint(firstDay))}
          fault={visitFaultWords(view, 'dia')}
          type="date"
          width="date"
          min={days?.first}
          max={days?.last}
          defaultValue={draft.dia}
        />
        {nearest.length > 0 && (
          <div className="mt-3">
            <p id="dias-cercanos" className="text-sm font-semibold">
              {m.visit_nearest()}
            </p>
            <div role="group" aria-labelledby="dias-cercanos" className="mt-2 flex flex-wrap gap-2.5">
              {nearest.map(({ date, words }) => (
                <button key={date} type="submit" name="elegir" value={date} className={button('outline')}>
                  {words}
                </button>
              ))}
            </div>
          </div>
        )}
      </div>
      {windows.length > 0 && (
        <Choices
          id="franja"
          name="franja"
          kind="radios"
          layout="row"
          label={m.visit_window_question()}
          hint={m.visit_window_hint()}
          fault={visitFaultWords(view, 'franja')}
          chosen={[draft.franja]}
          options={windows.map((key) => ({ value: key, label: windowWords(key) }))}
          className="sm:col-span-2"
        />
      )}
    </VisitPart>
  );
}

import { m } from '../../i18n/paraglide/messages.js';
import { ErrorState } from '../../ui/error-state.tsx';
import type { VisitRefusalView } from './visit-lists.ts';

/** The anchor to which a refused form leads. */
export const visitAnswerId = 'respuesta';

const words: Readonly<Record<VisitRefusalView['problem'], () => { heading: string; text: string }>> = {
  changed: () => ({ heading: m.visits_changed(), text: m.visits_changed_text() }),
  full: () => ({ heading: m.visits_full(), text: m.visits_full_text() }),
  collector: () => ({ heading: m.visits_no_collector(), text: m.visits_no_collector_text() }),
  day: () => ({ heading: m.visits_bad_day(), text: m.visits_bad_day_text() }),
  window: () => ({ heading: m.visits_bad_window(), text: m.visits_bad_window_text() }),
  reason: () => ({ heading: m.visits_no_reason(), text: m.visits_no_reason_text() }),
  early: () => ({ heading: m.visits_early(), text: m.visits_early_text() }),
};

/** Says why a form was not accepted. The page shows the visit as it is now. */
export function RefusedForm({ refusal }: { refusal: VisitRefusalView | undefined }) {
  if (!refusal) return null;
  const { heading, text } = words[refusal.problem]();
  return (
    <div id={visitAnswerId} className="mt-5">
      <ErrorState heading={heading} isAnnounced>
        {text}
      </ErrorState>
    </div>
  );
}

import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { FaultSummary } from '../../ui/fault-summary.tsx';
import { Fault } from './dating-fields.tsx';
import type { DatingDraft, DatingOutcome } from './dating-form.ts';
import { type DatingContext, DatingPanel } from './dating-panel.tsx';
import { DatingResult } from './dating-result.tsx';
import { gestationalAge } from './gestational-age.ts';

/** The post that holds the whole calendar of tests. */
const calendarPost = 'examenes-del-embarazo';

/**
 * The due date and the weeks of a pregnancy, by a plain form. The browser counts, by the server's own code, and nothing leaves the device
 * (decision 0023); without JavaScript the form is posted, so that what was typed stands in no address, and the server counts and forgets.
 */
export function DatingCalculator({ outcome }: { outcome: DatingOutcome | null }) {
  const locale = getLocale();
  const context: DatingContext = {
    action: localizedHref(locale, '/pruebas-embarazo'),
    calendar: `${localizedHref(locale, '/blog/:id', { id: calendarPost })}#calendario`,
  };
  return (
    <>
      <div data-dating={JSON.stringify(context)} className="mt-6 max-w-(--container-prose)">
        <DatingPanel context={context} outcome={outcome} />
      </div>
      <DatingPieces calendar={context.calendar} />
    </>
  );
}

/**
 * A page carries only the styles of the classes that stand in it. What a browser may write later stands here once, inert: an answer with
 * all its parts, and faults.
 */
function DatingPieces({ calendar }: Pick<DatingContext, 'calendar'>) {
  const draft: DatingDraft = { base: 'period', fecha: '2026-01-01', ciclo: '' };
  const today = '2026-06-25';
  const pastDue = '2026-10-14';
  const fault = m.pregnancy_error_missing();
  return (
    <template>
      <DatingResult
        age={gestationalAge(draft.fecha, 'period', pastDue)}
        outcome={{ draft, today: pastDue }}
        calendar={calendar}
      />
      <DatingResult age={gestationalAge(draft.fecha, 'period', today)} outcome={{ draft, today }} calendar={calendar} />
      <FaultSummary heading={m.pregnancy_errors()} faults={[{ href: '#fecha', text: fault }]} />
      <Fault id="piece" text={fault} />
    </template>
  );
}

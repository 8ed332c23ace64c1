import type { ExamToPlan } from '../../domain/exams/exam-to-plan.ts';
import { isEmergency, isEmergencyOnly, mostUrgentFirst } from '../../domain/exams/urgent.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { answeredByIsland } from '../../ui/islands/answered-by-island.ts';
import { UrgentBox } from '../../views/exams/urgent-box.tsx';
import { listHref, without } from './list-display.ts';
import type { ListView } from './list-view.ts';

/**
 * Everything urgent on a list, above all else: first the exams that are not planned, then those that may indicate an emergency. Exams for
 * the same emergency share a box.
 */
export function UrgentExams({ view }: { view: ListView }) {
  const { emergencies, exams } = view.list;
  const locale = getLocale();
  const urgent = mostUrgentFirst([...emergencies, ...exams]);
  const together = Map.groupBy(urgent, ({ urgent: of }) => JSON.stringify(of));
  if (together.size === 0) return null;
  return (
    <div className="mb-8 grid gap-5 print:mb-1 print:gap-1">
      {[...together].map(([key, [first, ...others]]) =>
        first?.urgent ? (
          <UrgentBox
            key={key}
            urgent={first.urgent}
            size={isEmergency(first.urgent) ? 'page' : 'row'}
            names={[first, ...others].map(({ name }) => name[locale])}
            below={isEmergencyOnly(first.urgent) && <NotPlanned view={view} exams={[first, ...others]} />}
          />
        ) : null,
      )}
    </div>
  );
}

/** Why an exam has no date, no price, and no place in the plan, with a link that removes it. */
function NotPlanned({ view: { address, list, display }, exams }: { view: ListView; exams: readonly ExamToPlan[] }) {
  const locale = getLocale();
  return (
    <>
      <p className="mt-4 print:mt-0">
        {m.urgent_not_planned()} {list.exams.length > 0 && m.urgent_rest_planned()}
      </p>
      <p className="no-print mt-1 flex flex-wrap gap-x-4">
        {exams.map(({ code, name }) => (
          <a
            key={code}
            id={code}
            href={listHref(locale, without(address, code), display)}
            {...answeredByIsland}
            className={button('quiet')}
          >
            {m.list_remove({ name: name[locale] })}
          </a>
        ))}
      </p>
    </>
  );
}

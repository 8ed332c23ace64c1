import type { ReactNode } from 'react';

import type { CatalogueAnswer } from '../../domain/exam-search/catalogue-answer.ts';
import {
  emergencyNumber,
  isEmergency,
  requiresCall,
  type SharedWarning,
  sharedWarnings,
} from '../../domain/exams/urgent.ts';
import { namesWords } from '../../domain/preparation/plan-words.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { urgentHeadings } from '../../views/exams/urgent-box.tsx';

/**
 * The warnings of the exams on this page, once, above the filters and the rows: emergencies with the call, then what a visitor who searches
 * for such an exam reads first.
 */
export function ResultsWarnings({ answer }: { answer: CatalogueAnswer }) {
  const { alarms, notices } = warningsIn(answer);
  return (
    <>
      {alarms[0] && (
        <Sheet warnings={alarms} isAlarm>
          <Heading of={alarms[0]} />
          <Signs warnings={alarms} />
        </Sheet>
      )}
      {notices[0] && answer.choice.query !== '' && (
        <Sheet warnings={notices}>
          <Heading of={notices[0]} />
          <Signs warnings={notices} />
        </Sheet>
      )}
    </>
  );
}

/** The milder warnings for a visitor who looks around: one line with the names of the exams, which opens. */
export function FoldedNotices({ answer }: { answer: CatalogueAnswer }) {
  const { notices } = warningsIn(answer);
  const [first] = notices;
  if (!first || answer.choice.query !== '') return null;
  const locale = getLocale();
  const names = notices.flatMap((notice) => notice.names.map((name) => name[locale]));
  return (
    <details className="group/notices border-t border-line">
      <summary className="flex min-h-11 items-center gap-2 py-2 text-sm leading-snug">
        <Icon name="warning" className="size-5 shrink-0 text-caution" />
        <span>
          <span className="font-semibold">{urgentHeadings[first.urgent.use]()}:</span> {namesWords(names, locale)}
        </span>
        <Icon
          name="chevron-right"
          className="ml-auto size-4 shrink-0 rotate-90 text-ink-soft group-open/notices:-rotate-90"
        />
      </summary>
      <div className="pb-4">
        <Signs warnings={notices} />
      </div>
    </details>
  );
}

function warningsIn({ shown, nearest, mostAsked, order }: CatalogueAnswer) {
  const choices = order?.pieces.flatMap((piece) => piece.choices) ?? [];
  const warnings = sharedWarnings([...shown, ...nearest, ...mostAsked, ...choices]);
  return {
    alarms: warnings.filter(({ urgent }) => isEmergency(urgent)),
    notices: warnings.filter(({ urgent }) => !isEmergency(urgent)),
  };
}

const Heading = ({ of: { urgent } }: { of: SharedWarning }) => (
  <p className="flex gap-2 font-semibold">
    <Icon name="warning" className="mt-1 size-5 shrink-0 text-alarm" />
    {urgentHeadings[urgent.use]()}
  </p>
);

interface SheetProps {
  warnings: readonly SharedWarning[];
  isAlarm?: boolean;
  children: ReactNode;
}

/** The warnings at the left, and the one call at the right. */
function Sheet({ warnings, isAlarm = false, children }: SheetProps) {
  const isCalling = warnings.some(({ urgent }) => requiresCall(urgent));
  return (
    <div
      role="note"
      className={classes(
        'mb-3 grid gap-x-10 gap-y-3 rounded-lg p-4 sm:px-6 lg:mb-0 lg:grid-cols-[minmax(0,1fr)_auto] print:border-2 print:p-2',
        isAlarm ? 'bg-alarm/8' : 'bg-sunken',
      )}
    >
      <div>{children}</div>
      {isCalling && (
        <a
          href={`tel:${emergencyNumber}`}
          className={classes(
            'no-print inline-flex min-h-12 items-center justify-center gap-2.5 self-center rounded-full px-6 font-semibold whitespace-nowrap max-lg:w-full',
            isAlarm ? 'bg-alarm text-on-here' : 'border border-alarm text-alarm',
          )}
        >
          <Icon name="phone" className="size-5" />
          {m.risk_call({ number: emergencyNumber })}
        </a>
      )}
    </div>
  );
}

/** With more warnings than this, only their questions are open: the exams of an area can indicate a dozen different emergencies. */
const MOST_OPEN = 2;

function Signs({ warnings }: { warnings: readonly SharedWarning[] }) {
  return (
    <ul className="mt-1 grid gap-y-3 text-sm sm:pl-7">
      {warnings.map((warning) => (
        <li key={warning.urgent.sign.es} className="max-w-[31rem]">
          {warnings.length > MOST_OPEN ? <ClosedSign warning={warning} /> : <OpenSign warning={warning} />}
        </li>
      ))}
    </ul>
  );
}

const OpenSign = ({ warning }: { warning: SharedWarning }) => (
  <>
    <Sign warning={warning} />
    <Action warning={warning} />
  </>
);

const ClosedSign = ({ warning }: { warning: SharedWarning }) => (
  <details>
    <summary className="min-h-11 py-1">
      <Sign warning={warning} />
    </summary>
    <Action warning={warning} />
  </details>
);

const Sign = ({ warning: { urgent } }: { warning: SharedWarning }) => (
  <span data-warning-sign="" className="font-semibold">
    {urgent.sign[getLocale()]}
  </span>
);

function Action({ warning: { urgent, names } }: { warning: SharedWarning }) {
  const locale = getLocale();
  return (
    <>
      <p>{urgent.action[locale]}</p>
      <p className="mt-1 text-ink-soft">
        {namesWords(
          names.map((name) => name[locale]),
          locale,
        )}
      </p>
    </>
  );
}

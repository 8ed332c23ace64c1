import { requiresCall } from '../../domain/exams/urgent.ts';
import { namesWords } from '../../domain/preparation/moment-words.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { FoldMark } from '../../ui/fold-mark.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { EmergencyCall } from '../../views/exams/emergency-call.tsx';
import { urgentHeadings } from '../../views/exams/urgent-box.tsx';
import type { AnswerWarnings, ShownWarning } from './answer-warnings.ts';

/**
 * The warnings of the exams on this page, once, above the filters and the rows: emergencies with the call, then what a visitor who searches
 * for such an exam reads first.
 */
export function ResultsWarnings({ alarms, open }: Pick<AnswerWarnings, 'alarms' | 'open'>) {
  return (
    <>
      {alarms[0] && <Sheet warnings={alarms} isAlarm />}
      {open[0] && <Sheet warnings={open} />}
    </>
  );
}

/** The milder warnings of the other exams: one line with their names, which opens. */
export function FoldedNotices({ folded }: Pick<AnswerWarnings, 'folded'>) {
  const [first] = folded;
  if (!first) return null;
  const locale = getLocale();
  const names = folded.flatMap(({ exams }) => exams.map(({ name }) => name[locale]));
  return (
    <details className="group/notices mb-3 border-l-4 border-caution pl-4">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 text-sm leading-snug hover:text-brand [&::-webkit-details-marker]:hidden">
        <span className="max-sm:line-clamp-2 max-sm:group-open/notices:line-clamp-none">
          <span className="font-semibold">{urgentHeadings[first.urgent.use]()}:</span>{' '}
          <span>{namesWords(names, locale)}</span>
        </span>
        <FoldMark />
      </summary>
      <div className="pb-2 text-sm">
        <Signs warnings={folded} />
      </div>
    </details>
  );
}

interface SheetProps {
  warnings: readonly ShownWarning[];
  isAlarm?: boolean;
}

/** The question, the one call, and then what to do. On a wide screen the call is at the right. */
function Sheet({ warnings, isAlarm = false }: SheetProps) {
  const [first, second] = warnings;
  if (!first) return null;
  const isCalling = warnings.some(({ urgent }) => requiresCall(urgent));
  const heading = urgentHeadings[first.urgent.use]();
  return (
    <div
      role="note"
      aria-label={heading}
      className={classes(
        'mb-4 grid items-center gap-x-3 sm:gap-x-10 lg:mb-0 lg:grid-cols-[minmax(0,1fr)_auto]',
        isAlarm
          ? 'rounded-lg bg-alarm-tint px-4 py-2 sm:px-5 sm:py-2.5 print:border-2 print:p-2'
          : 'border-l-4 border-caution pl-4',
      )}
    >
      <p
        className={classes(
          'leading-snug font-semibold max-sm:text-[0.9375rem] lg:col-start-1',
          isAlarm && 'relative pl-7.5',
        )}
      >
        {isAlarm && <Icon name="warning" className="absolute top-0 left-0 size-5 text-alarm" />}
        {second ? heading : <Sign warning={first} />}
      </p>
      {isCalling && (
        <EmergencyCall
          isQuiet={!isAlarm}
          className={classes(
            'my-2 sm:justify-self-start lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:my-0',
            // On a phone the call is below one warning, and between the heading and the list of several.
            !second && 'max-lg:order-last',
            isAlarm && 'sm:max-lg:ml-7.5',
          )}
        />
      )}
      <div className={classes('text-sm leading-snug max-sm:col-span-full lg:col-start-1', isAlarm && 'pl-7.5')}>
        {second ? <Signs warnings={warnings} /> : <Action warning={first} />}
      </div>
    </div>
  );
}

/** With more warnings than this, only their questions are open: the exams of an area can indicate a dozen different emergencies. */
const MAX_OPEN = 2;

function Signs({ warnings }: { warnings: readonly ShownWarning[] }) {
  return (
    <ul className="mt-1 grid items-start gap-x-10 gap-y-3 lg:grid-cols-2">
      {warnings.map((warning) => (
        <li key={warning.urgent.sign.es} className="max-w-[31rem]">
          {warnings.length > MAX_OPEN ? <ClosedSign warning={warning} /> : <OpenSign warning={warning} />}
        </li>
      ))}
    </ul>
  );
}

const OpenSign = ({ warning }: { warning: ShownWarning }) => (
  <>
    <Sign warning={warning} />
    <Action warning={warning} />
  </>
);

const ClosedSign = ({ warning }: { warning: ShownWarning }) => (
  <details>
    <summary className="flex min-h-11 list-none items-center justify-between gap-3 py-1 hover:text-brand [&::-webkit-details-marker]:hidden">
      <Sign warning={warning} />
      <FoldMark />
    </summary>
    <Action warning={warning} />
  </details>
);

const Sign = ({ warning: { urgent } }: { warning: ShownWarning }) => (
  <span data-warning-sign="" className="font-semibold">
    {urgent.sign[getLocale()]}
  </span>
);

function Action({ warning: { urgent, exams } }: { warning: ShownWarning }) {
  const locale = getLocale();
  const names = exams.map(({ name }) => name[locale]);
  return (
    <p className="mt-0.5 max-w-[60rem]">
      {urgent.action[locale]}{' '}
      <span className="text-ink-soft">{m.catalogue_because({ names: namesWords(names, locale) })}</span>
    </p>
  );
}

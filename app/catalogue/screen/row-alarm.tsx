import { requiresCall, type Warning } from '../../domain/exams/urgent.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { FoldMark } from '../../ui/fold-mark.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { EmergencyCall } from '../../views/exams/emergency-call.tsx';

/** The alarm of an exam that the search found besides a better match, in the exam's own row: its question, which opens the advice. */
export function RowAlarm({ urgent, className }: { urgent: Warning; className: string }) {
  const locale = getLocale();
  return (
    <details className={classes('relative z-1 border-l-4 border-alarm pl-3 text-sm leading-snug', className)}>
      <summary className="flex min-h-11 list-none items-center gap-3 py-2.5 font-semibold hover:text-brand [&::-webkit-details-marker]:hidden">
        <Icon name="warning" className="size-5 shrink-0 self-start text-alarm" />
        <span data-warning-sign="" className="grow">
          {urgent.sign[locale]}
        </span>
        <FoldMark />
      </summary>
      <div className="pb-3 pl-8">
        <p className="max-w-[60rem]">{urgent.action[locale]}</p>
        {requiresCall(urgent) && <EmergencyCall className="mt-3" />}
      </div>
    </details>
  );
}

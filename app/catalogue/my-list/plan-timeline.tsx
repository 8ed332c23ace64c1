import type { ReactNode } from 'react';

import type { WallClock } from '../../domain/laboratory/opening-hours.ts';
import { inOrderOfSteps, marginWords, type StepMoment } from '../../domain/preparation/plan-steps.ts';
import type { PlanLine } from '../../domain/preparation/plan-words.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';

/** From the first abstention to the visit: the hour and the day in the margin, and one instruction each. Weight is for the fast and the visit. */
export function PlanTimeline({ lines, at }: { lines: readonly PlanLine[]; at: WallClock }) {
  const steps = inOrderOfSteps(lines);
  const isFast = ({ topic, text, begins }: PlanLine) => topic === 'fasting' && begins !== null && begins.text !== text;
  const fast = steps.findIndex(isFast);
  return (
    <ol className="mt-5 print:mt-1">
      {steps.map((step, index) => {
        const { topic, text, detail, because, begins } = step;
        const before = steps[index - 1]?.begins?.at;
        // Steps of one moment share its words.
        const when = begins && JSON.stringify(begins.at) !== JSON.stringify(before) ? begins.at : null;
        const more = begins ? begins.detail : detail;
        const isNote = topic === 'fasting' && fast >= 0 && index > fast;
        return (
          <Step key={topic + text} when={when} isMain={isFast(step)}>
            <span className={classes('block', topic === 'fasting' && !isNote && 'font-semibold')}>
              {isNote && <Icon name="warning" className="mr-2 inline size-4 text-caution print:hidden" />}
              {begins?.text ?? text}
            </span>
            {more && <span className="block print:inline"> {more}</span>}
            {because && <span className="block text-sm text-ink-soft print:inline print:text-base"> {because}</span>}
          </Step>
        );
      })}
      <Step when={at} isMain isLast>
        <span className="block font-semibold">{m.list_plan_visit()}</span>
      </Step>
    </ol>
  );
}

interface StepProps {
  when: StepMoment | null;
  /** Whether its mark is filled. */
  isMain?: boolean;
  isLast?: boolean;
  children: ReactNode;
}

function Step({ when, isMain = false, isLast = false, children }: StepProps) {
  const words = when && marginWords(when, getLocale());
  return (
    <li className="grid grid-cols-[5.5rem_1rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-[11rem_1rem_minmax(0,1fr)] sm:gap-x-5 print:grid-cols-[11rem_0.5rem_minmax(0,1fr)] print:gap-x-2">
      <span className={classes('text-right', !isLast && 'pb-4 print:pb-0')}>
        {words && (
          <>
            <span className="block font-semibold tabular-nums">{words.time}</span>{' '}
            <span className="block text-xs leading-tight text-ink-soft print:text-sm">{words.day}</span>{' '}
          </>
        )}
      </span>
      <span aria-hidden="true" className="relative flex justify-center print:hidden">
        <span className={classes('absolute top-2 w-px bg-line-strong', isLast ? 'hidden' : '-bottom-2')} />
        {(when || isMain) && (
          <span
            className={classes(
              'relative mt-1.5 size-3.5 rounded-full border-2 border-brand',
              isMain ? 'bg-brand' : 'bg-paper',
            )}
          />
        )}
      </span>
      <span className={classes('max-w-[38rem] print:col-start-3 print:pb-0.5', !isLast && 'pb-5')}>{children}</span>
    </li>
  );
}

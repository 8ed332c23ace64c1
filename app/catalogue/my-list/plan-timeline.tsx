import type { WallClock } from '../../domain/laboratory/opening-hours.ts';
import type { PlanLine } from '../../domain/preparation/plan-line.ts';
import { hourWords, inOrderOfSteps, relativeDayWords, stepsByDay } from '../../domain/preparation/plan-steps.ts';
import { formatDay } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Caution } from './caution.tsx';

interface PlanTimelineProps {
  lines: readonly PlanLine[];
  at: WallClock;
  /** Whether the visitor chose the day; then its dates are the headings. */
  isChosen: boolean;
  /** The level of its headings: one below the visit's, or below the plan's if there is only one visit. */
  below: 'h2' | 'h3';
}

/** The warnings and the questions of a plan, and then its steps, day by day, until the visit. */
export function PlanTimeline({ lines, at, isChosen, below }: PlanTimelineProps) {
  const Heading = below === 'h2' ? 'h3' : 'h4';
  const ofKind = (kind: PlanLine['kind']) => lines.filter((line) => line.kind === kind);
  const steps = inOrderOfSteps(ofKind('step'));
  const first = steps.filter(({ begins, isOfVisit }) => begins === null && !isOfVisit);
  const days = stepsByDay(
    steps.filter((step) => !first.includes(step)),
    at,
  );
  return (
    <div className="grid gap-7 not-first:mt-5 print:mt-1 print:gap-1">
      {ofKind('warning').map(({ text }) => (
        <div key={text}>
          <Caution>{text}</Caution>
        </div>
      ))}
      <Questions lines={ofKind('question')} heading={Heading} />
      {first.length > 0 && (
        <ul className="grid gap-2">
          {first.map((step) => (
            <li key={step.topic + step.text} className="font-semibold">
              <StepWords step={step} />
            </li>
          ))}
        </ul>
      )}
      {days.map(({ date, steps: ofDay }) => (
        <div key={date}>
          <DayHeading as={Heading} date={date} at={at} isChosen={isChosen} />
          <ol className="mt-3 print:mt-0">
            <DaySteps steps={ofDay} visit={date === at.date ? at : null} />
          </ol>
        </div>
      ))}
    </div>
  );
}

interface QuestionsProps {
  lines: readonly PlanLine[];
  heading: 'h3' | 'h4';
}

/** The questions to ask before the plan begins, each below the name of its subject or beside it; they have no hour. */
function Questions({ lines, heading: Heading }: QuestionsProps) {
  if (lines.length === 0) return null;
  return (
    <div>
      <Heading className="flex items-center gap-2 font-semibold print:text-base">
        <Icon name="warning" className="size-5 shrink-0 text-caution print:hidden" />
        {m.plan_ask()}
      </Heading>
      <ul className="mt-2 divide-y divide-line border-t border-line print:mt-0 print:divide-y-0 print:border-0">
        {lines.map(({ lead, text, detail, because }) => (
          <li
            key={text}
            className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[8.5rem_minmax(0,1fr)] print:block print:py-0"
          >
            <strong className="leading-snug">{lead}</strong>{' '}
            <div className="grid max-w-[36rem] gap-y-1 print:inline">
              <p className="leading-snug print:inline">{text}</p>{' '}
              {detail && <p className="leading-snug font-semibold print:inline">{detail}</p>}{' '}
              {because && <p className="text-sm text-ink-soft print:inline print:text-base">{because}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DayHeadingProps extends Pick<PlanTimelineProps, 'at' | 'isChosen'> {
  as: 'h3' | 'h4';
  date: string;
}

/** 'El día antes · miércoles 25 de noviembre', with the more certain of the two in front. */
function DayHeading({ as: Heading, date, at, isChosen }: DayHeadingProps) {
  const locale = getLocale();
  const words = [relativeDayWords(date, at, locale), formatDay(locale, date)];
  const [first, second] = isChosen ? words.toReversed() : words;
  return (
    <Heading className="flex flex-wrap items-baseline gap-x-3 text-lg leading-snug print:text-base">
      <span className="first-letter:uppercase">{first}</span>{' '}
      <span className="text-sm font-normal tracking-normal text-ink-soft print:text-base">{second}</span>
    </Heading>
  );
}

/**
 * The steps of a day. On the last one the visit comes after the steps at home. Its own mark names the visit and its length; a second one
 * gathers the instructions for the stay, such as those for after the drink of a curve.
 */
function DaySteps({ steps, visit }: { steps: readonly PlanLine[]; visit: WallClock | null }) {
  const ofVisit = steps.filter(({ topic }) => visit !== null && topic === 'dwell');
  const ofStay = steps.filter(({ topic }) => visit !== null && topic === 'stay-instruction');
  const before = steps.filter((step) => !ofVisit.includes(step) && !ofStay.includes(step));
  const isFast = ({ topic, text, begins }: PlanLine) => topic === 'fasting' && begins !== null && begins.text !== text;
  return (
    <>
      {before.map((step, index) => (
        <Step
          key={step.topic + step.text}
          when={step.begins && !isSameMoment(step, before[index - 1]) ? hourWords(step.begins.at, getLocale()) : null}
          isMain={isFast(step)}
          isLast={visit === null && index === before.length - 1}
        >
          <StepWords step={step} isStrong={isFast(step)} />
        </Step>
      ))}
      {visit && (
        <Step when={hourWords(visit, getLocale())} isMain isLast={ofStay.length === 0}>
          <span className="block font-semibold">{m.list_plan_visit()}</span>
          <GroupedSteps steps={ofVisit} />
        </Step>
      )}
      {ofStay.length > 0 && (
        <Step when={m.list_plan_then()} isLast>
          <span className="block font-semibold">{m.list_plan_stay()}</span>
          <GroupedSteps steps={ofStay} />
        </Step>
      )}
    </>
  );
}

/** Steps below one mark. Neighbors with the same reason name it once, after the last of them. */
const GroupedSteps = ({ steps }: { steps: readonly PlanLine[] }) =>
  steps.map((step, index) => (
    <span key={step.text} className="mt-1 block">
      <StepWords step={steps[index + 1]?.because === step.because ? { ...step, because: '' } : step} />
    </span>
  ));

/** Steps of one moment share its words. */
const isSameMoment = (one: PlanLine, other: PlanLine | undefined): boolean =>
  one.begins !== null && JSON.stringify(one.begins.at) === JSON.stringify(other?.begins?.at);

function StepWords({
  step: { text, detail, because, begins },
  isStrong = false,
}: {
  step: PlanLine;
  isStrong?: boolean;
}) {
  const more = begins ? begins.detail : detail;
  return (
    <>
      <span className={classes('block', isStrong && 'text-lg leading-snug font-semibold print:text-base')}>
        {begins?.text ?? text}
      </span>
      {more && <span className="block font-normal print:inline"> {more}</span>}
      {because && (
        <span className="block text-sm font-normal text-ink-soft print:inline print:text-base"> {because}</span>
      )}
    </>
  );
}

interface StepProps {
  /** The words beside its mark, such as the hour. Null if it goes on with the step before it, and has no mark. */
  when: string | null;
  /** Whether its mark is filled. */
  isMain?: boolean;
  isLast?: boolean;
  children: React.ReactNode;
}

/** On a phone the hour is above its step, and beside it on a wide screen and on paper. */
function Step({ when, isMain = false, isLast = false, children }: StepProps) {
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-[5.5rem_1rem_minmax(0,1fr)] sm:gap-x-4 print:grid-cols-[6.5rem_minmax(0,1fr)] print:gap-x-2">
      <span
        className={classes(
          'col-start-2 row-start-1 text-sm font-semibold tabular-nums sm:col-start-1 sm:pt-0.5 print:col-start-1 print:text-base',
          when ? '' : 'max-sm:hidden',
        )}
      >
        {when && `${when} `}
      </span>
      <span
        aria-hidden="true"
        className="relative col-start-1 row-span-2 row-start-1 flex justify-center sm:col-start-2 sm:row-span-1 print:hidden"
      >
        {/* A step without a mark does not interrupt the line. */}
        <span
          className={classes('absolute -bottom-1.5 w-px bg-line-strong', when ? 'top-3' : 'top-0', isLast && 'hidden')}
        />
        <span
          className={classes(
            'relative mt-1.5 rounded-full border-2 border-brand',
            isMain ? 'size-3.5 bg-brand' : when ? 'size-3.5 bg-paper' : 'hidden',
          )}
        />
      </span>
      <span
        className={classes(
          'col-start-2 max-w-[36rem] sm:col-start-3 sm:row-start-1 print:col-start-2 print:row-start-1 print:pb-0.5',
          !isLast && 'pb-5',
        )}
      >
        {children}
      </span>
    </li>
  );
}

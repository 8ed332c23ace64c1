import type { ReactNode } from 'react';

import { areaWords } from '../../domain/exams/exam-words.ts';
import { printedNames } from '../../domain/exams/printed-names.ts';
import { reasonsIn } from '../../domain/exams/reasons.ts';
import { isEmergencyOnly } from '../../domain/exams/urgent.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { UrgentBox } from '../../views/exams/urgent-box.tsx';
import { Breadcrumb } from '../../views/pages/breadcrumb.tsx';
import { firstSentence } from '../../views/pages/first-sentence.ts';
import { crumbsOf } from '../../views/pages/trail.ts';
import { ExamCard } from './exam-card.tsx';
import { LargeTube } from './exam-tube.tsx';
import type { ExamView } from './exam-view.ts';

/** More names than this help no reader; the search knows them all. */
const MAX_NAMES = 5;

interface ExamPageOpeningProps {
  view: ExamView;
  path: string;
  /** When the result is ready; null for an exam that is only for emergencies. */
  ready: ReactNode;
}

/** The urgent warning first; then the name, the card with the facts and the action, and the purpose. */
export function ExamPageOpening({ view, path, ready }: ExamPageOpeningProps) {
  const locale = getLocale();
  const { exam, parts } = view;
  const name = exam.name[locale];
  const summary = firstSentence(exam.purpose[locale]);
  const names = printedNames(exam.synonyms[locale])
    .filter((other) => !name.startsWith(`${other} (`))
    .slice(0, MAX_NAMES)
    .join(', ');
  const trail = crumbsOf({ id: 'test-catalogue', locale });
  return (
    <div className="border-b border-line bg-sunken print:border-0 print:bg-transparent">
      <div className="page-frame pt-2 pb-8 lg:pb-14">
        <Breadcrumb trail={[...trail, { label: name, href: path }]} />
        {exam.urgent && <UrgentBox urgent={exam.urgent} className="mt-2 max-w-[60rem]" />}
        <div className="grid items-start gap-x-16 gap-y-6 pt-4 lg:grid-cols-[minmax(0,1fr)_27rem] lg:grid-rows-[auto_1fr] lg:pt-6 xl:gap-x-24">
          <div className="min-w-0">
            <p className="text-sm text-ink-soft">{areaWords[exam.area]()}</p>
            <ExamName name={name} />
            <div className="mt-3 grid max-w-[38rem] gap-y-1.5 leading-snug lg:mt-5 lg:gap-y-4 lg:leading-normal">
              <p className="sm:text-lg">{summary}</p>
              <p className="text-ink-soft empty:hidden">{exam.purpose[locale].slice(summary.length).trim()}</p>
            </div>
          </div>
          {/* On a phone the card comes before the rest, so that its action is in view. */}
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {isEmergencyOnly(exam.urgent) ? (
              <div className="flex items-center gap-6 lg:pt-8">
                <LargeTube container={parts[0]?.specimens[0]?.container ?? null} className="h-36 w-12" />
                <p className="max-w-[24rem] font-semibold">{m.urgent_not_offered()}</p>
              </div>
            ) : (
              <ExamCard view={view} ready={ready} />
            )}
          </div>
          <div className="min-w-0 max-w-[38rem] max-lg:order-1 lg:flex lg:flex-col lg:gap-y-5 lg:self-stretch">
            <section aria-labelledby="cuando-se-pide" className="border-t border-line pt-4">
              <h2 id="cuando-se-pide" className="font-sans text-base font-semibold tracking-normal">
                {m.exam_when_asked()}
              </h2>
              <Reasons reasons={reasonsIn(exam.askedFor, locale)} />
            </section>
            {names && <p className="mt-4 text-sm text-ink-soft lg:mt-0">{m.exam_also({ names })}</p>}
            <KeyFacts exam={exam} className="max-sm:hidden" />
          </div>
        </div>
      </div>
    </div>
  );
}

/** The reasons to ask for the exam; one alone is a sentence. */
function Reasons({ reasons }: { reasons: readonly string[] }) {
  const [first] = reasons;
  if (reasons.length === 1) return <p className="mt-1">{first}</p>;
  return (
    <ul className="mt-2 grid gap-y-1.5">
      {reasons.map((reason) => (
        <li key={reason} className="flex gap-3 leading-snug">
          <span aria-hidden="true" className="mt-[0.55em] size-1.5 shrink-0 rounded-full bg-brand" />
          {reason}
        </li>
      ))}
    </ul>
  );
}

/** 'TSH (hormona estimulante del tiroides)' as its short name, and below it, smaller, what that stands for. */
function ExamName({ name }: { name: string }) {
  const [, short, long] = /^([^()]+) \(([^()]+)\)$/.exec(name) ?? [];
  if (!short || !long) return <h1 className="mt-2 max-w-[24ch] text-2xl">{name}</h1>;
  return (
    <h1 className="mt-2 max-w-[24ch] text-2xl">
      {short}{' '}
      <span className="mt-1 block text-xl text-ink-soft first-letter:uppercase">
        <span className="sr-only">(</span>
        {long}
        <span className="sr-only">)</span>
      </span>
    </h1>
  );
}

interface KeyFactsProps extends Pick<ExamView, 'exam'> {
  className: string;
}

/** The codes for the order and the invoice, the place of processing, and the method. On a phone they come after the values. */
export const KeyFacts = ({ exam: { code, cups, performedBy, method }, className }: KeyFactsProps) => (
  <dl
    className={classes(
      'mt-6 grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1.5 border-t border-line pt-4 sm:flex sm:flex-wrap sm:gap-x-10 sm:gap-y-3 lg:mt-1',
      className,
    )}
  >
    <KeyFact term={m.exam_code()}>{code}</KeyFact>
    {cups && <KeyFact term="CUPS">{cups}</KeyFact>}
    <KeyFact term={m.exam_performed()}>
      {performedBy === 'own' ? m.exam_performed_own() : m.exam_performed_referral()}
    </KeyFact>
    {method && <KeyFact term={m.exam_method()}>{method[getLocale()]}</KeyFact>}
  </dl>
);

interface KeyFactProps {
  term: string;
  children: string;
}

const KeyFact = ({ term, children }: KeyFactProps) => (
  <div className="max-sm:contents">
    <dt className="text-xs text-ink-soft">{term}</dt>
    <dd className="text-sm font-semibold wrap-anywhere tabular-nums">{children}</dd>
  </div>
);

import type { GestationalAge } from '../../domain/pregnancy/gestational-age.ts';
import { type DueTest, testsDue } from '../../domain/pregnancy/prenatal-tests.ts';
import { formatDate } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { AlarmBox } from '../../ui/alarm-box.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { DatingOutcome } from './dating-form.ts';
import { ageWords, prenatalTestWords, trimesterWords } from './dating-words.ts';
import { WeeksDrawing } from './weeks-drawing.tsx';

interface DatingResultProps {
  age: GestationalAge;
  outcome: Pick<DatingOutcome, 'draft' | 'today'>;
  /** The address of the whole calendar of tests. */
  calendar: string;
}

/** The age of the pregnancy, its beginning and its end, and the tests of these weeks. */
export function DatingResult({ age, outcome: { draft, today }, calendar }: DatingResultProps) {
  const locale = getLocale();
  const conception = {
    term: m.pregnancy_conception_label(),
    value: m.pregnancy_conception({ date: formatDate(locale, age.conception) }),
  };
  // A typed day of conception or transfer is not news to the user, and a future conception is not a fact.
  const isReportable = draft.base === 'period' && age.conception <= today;
  const facts = [
    { term: m.pregnancy_trimester_label(), value: trimesterWords[age.trimester]() },
    ...(isReportable ? [conception] : []),
  ];
  return (
    <section>
      <h3 className="text-sm font-normal tracking-normal text-ink-soft">
        {m.pregnancy_result({ date: formatDate(locale, today) })}
      </h3>
      {age.daysPastDue > 0 && <PastDue age={age} />}
      <dl className="mt-4 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <LargeFigure term={m.pregnancy_age_label()} value={ageWords(age)} />
        <LargeFigure term={m.pregnancy_due_label()} value={formatDate(locale, age.dueDate)} />
      </dl>
      <WeeksDrawing age={age} />
      <dl className="mt-6 grid gap-x-10 gap-y-3 sm:grid-cols-2">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-sm">{m.pregnancy_not_ultrasound()}</p>
      <DueTests tests={testsDue(age)} calendar={calendar} />
    </section>
  );
}

function LargeFigure({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="mt-1 max-w-[14ch] font-display text-2xl font-medium tracking-tight text-balance text-brand">
        {value}
      </dd>
    </div>
  );
}

/**
 * "40 weeks and 6 days" always comes with a note that the date has passed. A pregnancy is late-term from 41 weeks and post-term from 42
 * (ACOG Committee Opinion 579, 2013); those weeks require closer care (ACOG Practice Bulletin 146, 2014).
 */
function PastDue({ age: { daysPastDue, weeks } }: Pick<DatingResultProps, 'age'>) {
  return (
    <AlarmBox heading={m.pregnancy_past_due({ days: daysPastDue })} className="mt-4">
      <p className="mt-2">{weeks >= POST_TERM_WEEK ? m.pregnancy_past_due_post_term() : m.pregnancy_past_due_call()}</p>
      <p className="mt-2">{m.pregnancy_past_due_danger()}</p>
    </AlarmBox>
  );
}

const POST_TERM_WEEK = 42;

function DueTests({ tests, calendar }: { tests: readonly DueTest[]; calendar: string }) {
  return (
    <div className="mt-8">
      <h4 className="text-lg font-semibold">{m.pregnancy_tests_heading()}</h4>
      {tests.length === 0 ? (
        <p className="mt-2">{m.pregnancy_tests_none()}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {tests.map((test) => (
            <DueTestLine key={test.id} test={test} />
          ))}
        </ul>
      )}
      <a href={calendar} className="mt-2 inline-flex min-h-11 items-center text-brand underline underline-offset-4">
        {m.pregnancy_tests_all()}
      </a>
    </div>
  );
}

function DueTestLine({ test }: { test: DueTest }) {
  const locale = getLocale();
  const weeks =
    test.from === test.to
      ? m.pregnancy_tests_week({ from: String(test.from) })
      : m.pregnancy_tests_weeks({ from: String(test.from), to: String(test.to) });
  const dates = m.pregnancy_tests_dates({ from: formatDate(locale, test.first), to: formatDate(locale, test.last) });
  return (
    <li className="grid gap-x-8 py-3 sm:grid-cols-[minmax(0,1fr)_15rem]">
      <span>
        {prenatalTestWords[test.id]()}
        {test.isNow && (
          <>
            {' '}
            <Tag tone="active">{m.pregnancy_tests_now()}</Tag>
          </>
        )}
      </span>
      <span className="text-sm text-balance text-ink-soft">
        <span className="block font-semibold text-ink">{weeks}</span>
        {dates}
      </span>
    </li>
  );
}

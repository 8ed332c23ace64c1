import type { GestationalAge } from '../../domain/pregnancy/gestational-age.ts';
import { type DueTest, testsDue } from '../../domain/pregnancy/prenatal-tests.ts';
import { formatDate } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Icon } from '../../ui/icons/icon.tsx';
import type { DatingOutcome } from './dating-form.ts';
import { ageWords, testWords, trimesterWords } from './dating-words.ts';

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
  const figures = [
    { term: m.pregnancy_age_label(), value: ageWords(age) },
    { term: m.pregnancy_trimester_label(), value: trimesterWords[age.trimester]() },
    ...(isReportable ? [conception] : []),
    { term: m.pregnancy_due_label(), value: formatDate(locale, age.dueDate) },
  ];
  return (
    <section className="mt-5 rounded-md border-2 border-brand p-5">
      <h4 className="font-bold">{m.pregnancy_result({ date: formatDate(locale, today) })}</h4>
      {age.daysPastDue > 0 && <PastDue age={age} />}
      <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {figures.map(({ term, value }) => (
          <div key={term} className="last:odd:sm:col-span-2">
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="text-lg font-bold text-brand">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm font-semibold">{m.pregnancy_not_ultrasound()}</p>
      <DueTests tests={testsDue(age)} calendar={calendar} />
    </section>
  );
}

/**
 * "40 weeks and 6 days" always comes with a note that the date has passed. A pregnancy is late-term from 41 weeks and post-term from 42
 * (ACOG Committee Opinion 579, 2013); those weeks require closer care (ACOG Practice Bulletin 146, 2014).
 */
function PastDue({ age: { daysPastDue, weeks } }: Pick<DatingResultProps, 'age'>) {
  return (
    <div className="mt-3 rounded-md border-2 border-alarm p-4">
      <p className="flex items-center gap-2 font-bold">
        <Icon name="warning" className="size-5 shrink-0 text-alarm" />
        {m.pregnancy_past_due({ days: daysPastDue })}
      </p>
      <p className="mt-2">{weeks >= POST_TERM_WEEK ? m.pregnancy_past_due_post_term() : m.pregnancy_past_due_call()}</p>
      <p className="mt-2">{m.pregnancy_past_due_danger()}</p>
    </div>
  );
}

const POST_TERM_WEEK = 42;

function DueTests({ tests, calendar }: { tests: readonly DueTest[]; calendar: string }) {
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h5 className="font-bold">{m.pregnancy_tests_heading()}</h5>
      {tests.length === 0 ? (
        <p className="mt-2">{m.pregnancy_tests_none()}</p>
      ) : (
        <ul className="mt-2 grid gap-3">
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
    <li>
      <span className="block font-semibold">
        {test.isNow && (
          <span className="mr-2 rounded-full bg-brand px-2.5 py-0.5 text-xs font-bold text-on-brand">
            {m.pregnancy_tests_now()}
          </span>
        )}
        {testWords[test.id]()}
      </span>
      <span className="block text-sm text-ink-soft">
        {weeks} · {dates}
      </span>
    </li>
  );
}

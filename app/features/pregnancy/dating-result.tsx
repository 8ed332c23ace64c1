import { formatDate } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import type { DatingOutcome } from './dating-form.ts';
import { testWords, trimesterWords } from './dating-words.ts';
import type { GestationalAge } from './gestational-age.ts';
import { type DueTest, testsDue } from './prenatal-tests.ts';

interface DatingResultProps {
  age: GestationalAge;
  outcome: Pick<DatingOutcome, 'draft' | 'today'>;
  /** Where the whole calendar of tests stands. */
  calendar: string;
}

/** How far the pregnancy is, when it began and when it ends, and which tests belong to these weeks. */
export function DatingResult({ age, outcome: { draft, today }, calendar }: DatingResultProps) {
  const locale = getLocale();
  const conception = {
    term: m.pregnancy_conception_label(),
    value: m.pregnancy_conception({ date: formatDate(locale, age.conception) }),
  };
  // Who knows the day of conception or of a transfer is told nothing new, and who had her period last week nothing that has been.
  const isToBeTold = draft.base === 'period' && age.conception <= today;
  const figures = [
    { term: m.pregnancy_age_label(), value: m.pregnancy_age({ weeks: String(age.weeks), days: String(age.days) }) },
    { term: m.pregnancy_trimester_label(), value: trimesterWords[age.trimester]() },
    ...(isToBeTold ? [conception] : []),
    { term: m.pregnancy_due_label(), value: formatDate(locale, age.dueDate) },
  ];
  return (
    <section className="mt-5 rounded-md border-2 border-brand p-5">
      <h4 className="font-bold">{m.pregnancy_result({ date: formatDate(locale, today) })}</h4>
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

import { TERM_WEEKS, trimesterStarts } from '../../domain/pregnancy/gestational-age.ts';
import { prenatalTests } from '../../domain/pregnancy/prenatal-tests.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { WeekLine } from '../../ui/drawings/week-line.tsx';
import { prenatalTestWords, trimesterWords } from './dating-words.ts';

/** The forty weeks of a pregnancy with the tests of each. A test that the laboratory offers as one exam links to it. */
export function FortyWeeks({ offered }: { offered: readonly string[] }) {
  return (
    <WeekLine
      caption={m.forty_weeks_caption()}
      weeks={TERM_WEEKS}
      parts={trimesterStarts.map((from, index) => ({ from, words: trimesterWords[trimesters[index] ?? 1]() }))}
      spans={prenatalTests.map(({ id, from, to, exam }) => ({
        id,
        name: offered.includes(exam) ? (
          <a
            href={localizedHref(getLocale(), '/examenes-laboratorio/:slug', { slug: exam })}
            className="text-brand underline underline-offset-4"
          >
            {prenatalTestWords[id]()}
          </a>
        ) : (
          prenatalTestWords[id]()
        ),
        from,
        to,
        words: from === to ? m.forty_weeks_one({ week: from }) : m.forty_weeks_span({ from, to }),
      }))}
      end={m.forty_weeks_end({ week: TERM_WEEKS })}
    />
  );
}

const trimesters = [1, 2, 3] as const;

import type { Exam } from '../../domain/exams/exam.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';

interface ExamChoicesProps {
  choices: readonly Pick<Exam, 'code' | 'name'>[];
  hrefOf: (code: string) => string;
}

/** The exams that somebody may have meant, a link each. */
export function ExamChoices({ choices, hrefOf }: ExamChoicesProps) {
  if (choices.length === 0) return null;
  const locale = getLocale();
  return (
    <ul className="mt-2">
      {choices.map(({ code, name }) => (
        <li key={code}>
          <a
            href={hrefOf(code)}
            rel="nofollow"
            className="inline-flex min-h-11 items-center py-1.5 font-semibold text-brand underline underline-offset-4"
          >
            {name[locale]}
          </a>
        </li>
      ))}
    </ul>
  );
}

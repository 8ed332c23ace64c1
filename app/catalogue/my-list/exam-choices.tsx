import type { Exam } from '../../domain/exams/exam.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { answeredByIsland } from '../../ui/islands/answered-by-island.ts';

interface ExamChoicesProps {
  choices: readonly Pick<Exam, 'code' | 'name'>[];
  hrefOf: (code: string) => string;
}

/** The exams that the visitor may have meant, as links that add one to the list. */
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
            {...answeredByIsland}
            className="inline-flex min-h-11 items-center py-1.5 font-semibold text-brand underline underline-offset-4"
          >
            {name[locale]}
          </a>
        </li>
      ))}
    </ul>
  );
}

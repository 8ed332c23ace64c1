import type { Exam } from '../../domain/exams/exam.ts';
import { formatDate } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Share } from '../../ui/share.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';

/** The reviewer that the page names when the exam names no member of the team. */
const REVIEWER = 'direccion-cientifica';

/** The date of the last review, and its reviewer. */
export function ExamEnding({ exam: { reviewedOn, reviewedBy } }: { exam: Exam }) {
  const locale = getLocale();
  const { team } = useLaboratory();
  const reviewer = team[reviewedBy] ?? team[REVIEWER];
  return (
    <footer className="page-frame mt-16 grid gap-y-6">
      <p className="text-sm text-ink-soft">
        <time dateTime={reviewedOn}>{m.exam_reviewed({ date: formatDate(locale, reviewedOn) })}</time>
        {reviewer && ` · ${reviewer.name[locale]}`} · {m.exam_disclaimer()}
      </p>
      <Share />
    </footer>
  );
}

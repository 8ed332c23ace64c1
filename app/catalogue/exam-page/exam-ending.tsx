import type { Exam } from '../../domain/exams/exam.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Share } from '../../ui/share.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { FoldedSources, FootLine, Reviewed } from '../../views/pages/foot-line.tsx';
import { PageUseful } from '../../views/pages/page-useful.tsx';
import { publicationsOf } from './interval-sources.ts';

/** The reviewer that the page names when the exam names no member of the team. */
const REVIEWER = 'direccion-cientifica';

/**
 * The exam's review, the publications that its reference intervals come from, and the feedback question. The chat of a sensitive exam does
 * not name it.
 */
export function ExamEnding({ exam: { name, components, sensitive, reviewedOn, reviewedBy } }: { exam: Exam }) {
  const locale = getLocale();
  const { team } = useLaboratory();
  const reviewer = team[reviewedBy] ?? team[REVIEWER];
  const sources = publicationsOf(components, locale);
  return (
    <FootLine className="page-frame mt-12 lg:mt-16">
      <Reviewed on={reviewedOn} parts={[reviewer?.name[locale]]} />
      {sources.length > 0 && (
        <FoldedSources count={sources.length}>
          <ul className="list-disc pb-4 pl-5">
            {sources.map((source) => (
              <li key={source} className="py-1.5">
                {source}
              </li>
            ))}
          </ul>
        </FoldedSources>
      )}
      <Share look="link" />
      <PageUseful missing={sensitive ? m.useful_chat_text_private() : m.useful_chat_text({ page: name.es })} />
      <p className="order-2 mt-3 w-full">{m.exam_disclaimer()}</p>
    </FootLine>
  );
}

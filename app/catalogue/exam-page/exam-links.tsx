import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import type { ExamLink } from './exam-view.ts';

/** More links than this are folded. */
const MOST_AT_ONCE = 5;

/** Links to exams by name. `isWhole` shows all of them, where they are the content. */
export function ExamLinks({ exams, isWhole = false }: { exams: readonly ExamLink[]; isWhole?: boolean }) {
  const first = isWhole ? exams : exams.slice(0, MOST_AT_ONCE);
  const rest = exams.slice(first.length);
  return (
    <>
      <Links exams={first} />
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-brand underline underline-offset-4">
            {m.exam_links_more({ count: rest.length })}
          </summary>
          <Links exams={rest} />
        </details>
      )}
    </>
  );
}

function Links({ exams }: { exams: readonly ExamLink[] }) {
  const locale = getLocale();
  return (
    <ul className="border-b border-line">
      {exams.map(({ code, slug, name }) => (
        <li key={code} className="border-t border-line">
          <a
            href={localizedHref(locale, '/examenes-laboratorio/:slug', { slug })}
            className="flex min-h-11 items-center py-2 leading-snug underline-offset-4 hover:text-brand hover:underline"
          >
            {name[locale]}
          </a>
        </li>
      ))}
    </ul>
  );
}

import { localizedHref } from '../../i18n/href.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Icon } from '../../ui/icons/icon.tsx';
import { ExamTube } from './exam-tube.tsx';
import type { ExamLink } from './exam-view.ts';

/** Links to exams by name, each with its tube. */
export function ExamLinks({ exams }: { exams: readonly ExamLink[] }) {
  const locale = getLocale();
  return (
    <ul className="border-b border-line">
      {exams.map(({ code, slug, name, container }) => (
        <li key={code} className="border-t border-line">
          <a
            href={localizedHref(locale, '/examenes-laboratorio/:slug', { slug })}
            className="flex min-h-14 items-center gap-3 py-2 font-semibold hover:text-brand"
          >
            <ExamTube container={container} className="h-10 w-5" />
            <span className="min-w-0 flex-1">{name[locale]}</span>
            <Icon name="chevron-right" className="size-4 shrink-0 text-line-strong" />
          </a>
        </li>
      ))}
    </ul>
  );
}

import { isEmergencyOnly } from '../../domain/exams/urgent.ts';
import { formatMoney } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Icon } from '../../ui/icons/icon.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { Fold } from '../../views/pages/fold.tsx';
import type { ExamLink } from './exam-view.ts';

/** More links than this are folded. */
const MAX_AT_ONCE = 5;

/**
 * Links to exams, each with its price. `isWhole` shows all of them, where they are the content: the exams of a panel, which has one price.
 */
export function ExamLinks({ exams, isWhole = false }: { exams: readonly ExamLink[]; isWhole?: boolean }) {
  const first = isWhole ? exams : exams.slice(0, MAX_AT_ONCE);
  const rest = exams.slice(first.length);
  return (
    <>
      <Links exams={first} isPriced={!isWhole} />
      {rest.length > 0 && (
        <Fold words={m.exam_links_more({ count: rest.length })}>
          <Links exams={rest} isPriced />
        </Fold>
      )}
    </>
  );
}

function Links({ exams, isPriced }: { exams: readonly ExamLink[]; isPriced: boolean }) {
  const locale = getLocale();
  return (
    <ul className="border-b border-line">
      {exams.map((exam) => (
        <li
          key={exam.code}
          className="group relative flex min-h-12 items-center gap-x-4 border-t border-line py-2 leading-snug"
        >
          <a
            href={localizedHref(locale, '/examenes-laboratorio/:slug', { slug: exam.slug })}
            className="grow underline-offset-4 group-hover:text-brand group-hover:underline after:absolute after:inset-0"
          >
            {exam.name[locale]}
          </a>
          {isPriced && <Price exam={exam} />}
          <Icon name="arrow-right" className="size-4 shrink-0 text-ink-soft group-hover:text-brand" />
        </li>
      ))}
    </ul>
  );
}

/** An exam for emergencies only is not offered, so it has no price. */
function Price({ exam: { price, urgent } }: { exam: ExamLink }) {
  const { currency } = useLaboratory();
  if (isEmergencyOnly(urgent)) return null;
  return price === null ? (
    <span className="shrink-0 text-sm text-ink-soft">{m.catalogue_price_ask()}</span>
  ) : (
    <span className="shrink-0 text-sm font-semibold tabular-nums">{formatMoney(getLocale(), price, currency)}</span>
  );
}

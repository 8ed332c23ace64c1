import { deduplicated, isEmergency, isEmergencyOnly } from '../../domain/exams/urgent.ts';
import { formatMoney } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { FoldMark } from '../../ui/fold-mark.tsx';
import { UrgentBox } from '../exams/urgent-box.tsx';
import { useLaboratory } from '../laboratory/laboratory-context.ts';
import { type PricedExam, shownFirst } from './priced-exam.ts';

/** As many rows as a phone shows at once. */
const MAX_SHOWN = 6;

/** Exams as rows: the name, its preparation, its price. The first rows are in view, the others fold. */
export function PriceList({ exams, isNarrow = false }: { exams: readonly PricedExam[]; isNarrow?: boolean }) {
  const [first, others] = shownFirst(deduplicated(exams), MAX_SHOWN);
  return (
    <div className="border-b border-line">
      <Rows exams={first} isNarrow={isNarrow} />
      {others.length > 0 && (
        <details className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 border-t border-line font-semibold text-brand group-open:hidden hover:text-brand-strong [&::-webkit-details-marker]:hidden print:hidden">
            {m.prices_others({ count: others.length })}
            <FoldMark />
          </summary>
          <Rows exams={others} isNarrow={isNarrow} />
        </details>
      )}
    </div>
  );
}

const Rows = ({ exams, isNarrow }: { exams: readonly PricedExam[]; isNarrow: boolean }) => (
  <ul>
    {exams.map((exam) => (
      <Row key={exam.slug} exam={exam} isNarrow={isNarrow} />
    ))}
  </ul>
);

function Row({ exam, isNarrow }: { exam: PricedExam; isNarrow: boolean }) {
  const locale = getLocale();
  const { currency } = useLaboratory();
  return (
    <li className="border-t border-line">
      {exam.urgent && <UrgentBox urgent={exam.urgent} size="row" className="mt-3" />}
      <div
        className={classes(
          'group/row relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 py-3',
          !isNarrow && 'sm:grid-cols-[minmax(0,1fr)_13rem_6.5rem]',
        )}
      >
        <a
          href={localizedHref(locale, '/examenes-laboratorio/:slug', { slug: exam.slug })}
          className="font-semibold underline-offset-4 group-hover/row:text-brand group-hover/row:underline after:absolute after:inset-0"
        >
          {exam.name[locale]}
        </a>
        <span className={classes('col-start-2 row-start-1 text-right', !isNarrow && 'sm:col-start-3')}>
          {exam.price === null
            ? !isEmergencyOnly(exam.urgent) && <span className="text-sm text-ink-soft">{m.prices_ask()}</span>
            : formatMoney(locale, exam.price, currency)}
        </span>
        <PreparationLine exam={exam} isNarrow={isNarrow} />
      </div>
    </li>
  );
}

/** In an emergency, "no fasting" would suggest that the patient can wait for a visit. */
function PreparationLine({ exam: { fasting, sameDay, urgent }, isNarrow }: { exam: PricedExam; isNarrow: boolean }) {
  if (isEmergency(urgent)) return null;
  return (
    <span className={classes('col-start-1 text-sm text-ink-soft', !isNarrow && 'sm:col-start-2 sm:row-start-1')}>
      <span className={fasting > 0 ? 'text-ink' : undefined}>
        {fasting > 0 ? m.prices_fast({ hours: fasting }) : m.prices_no_fast()}
      </span>
      {sameDay && <span> · {m.prices_same_day()}</span>}
    </span>
  );
}

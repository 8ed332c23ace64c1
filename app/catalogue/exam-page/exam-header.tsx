import { chatWarnings } from '../../domain/exams/chat-warning.ts';
import { areaWords } from '../../domain/exams/exam-words.ts';
import { printedNames } from '../../domain/exams/printed-names.ts';
import { isEmergency, isEmergencyOnly } from '../../domain/exams/urgent.ts';
import { formatMoney } from '../../i18n/format.ts';
import { pathInLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ListAddLink } from '../../views/exams/list-add-link.tsx';
import { listLinkTexts } from '../../views/exams/list-link-texts.ts';
import { UrgentBox } from '../../views/exams/urgent-box.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { Breadcrumb } from '../../views/pages/breadcrumb.tsx';
import { trailOf } from '../../views/pages/trail.ts';
import { ExamTube } from './exam-tube.tsx';
import type { ExamView } from './exam-view.ts';

/** More names than this help no reader; the search knows them all. */
const MOST_NAMES = 5;

/** The urgent warning first, then the name, one line about the preparation, the price, and two actions: the chat and the list. */
export function ExamPageOpening({ view, path }: { view: ExamView; path: string }) {
  const locale = getLocale();
  const { exam, parts } = view;
  const name = exam.name[locale];
  const names = printedNames(exam.synonyms[locale]).slice(0, MOST_NAMES).join(', ');
  const trail = trailOf({ id: 'test-catalogue', locale }).map((step) => ({
    label: step.name,
    href: pathInLocale(locale, step.path),
  }));
  return (
    <div className="border-b border-line bg-sunken">
      <div className="page-frame pt-3 pb-10 lg:pb-14">
        <Breadcrumb trail={[...trail, { label: name, href: path }]} />
        {exam.urgent && <UrgentBox urgent={exam.urgent} className="mt-3 max-w-(--container-prose)" />}
        <div className="flex gap-5 pt-6 lg:pt-8">
          <ExamTube container={parts[0]?.specimens[0]?.container ?? null} className="hidden h-24 w-12 sm:block" />
          <div className="min-w-0">
            <p className="text-sm text-ink-soft">{areaWords[exam.area]()}</p>
            <h1 className="max-w-[24ch] text-2xl text-balance">{name}</h1>
            <p className="mt-3 max-w-[38rem] text-lg text-ink-soft">{exam.purpose[locale]}</p>
            {names && <p className="mt-3 max-w-[38rem] text-sm">{m.exam_also({ names })}</p>}
            <Summary view={view} />
            {isEmergencyOnly(exam.urgent) ? (
              <p className="mt-4 max-w-[38rem] font-semibold">{m.urgent_not_offered()}</p>
            ) : (
              <>
                <Price price={exam.price} />
                <Actions view={view} />
              </>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

function Summary({ view: { exam, parts, plan } }: { view: ExamView }) {
  const { fasting } = plan.preparation;
  const facts = [
    // "No fasting" beside an emergency would suggest that the patient can wait for a visit.
    ...(isEmergency(exam.urgent)
      ? []
      : [
          fasting ? m.exam_summary_fast({ hours: fasting.minHours }) : m.exam_summary_no_fast(),
          ...(plan.sampling.home.possible ? [m.exam_summary_home()] : []),
        ]),
    ...(exam.members.length > 0 ? [m.exam_summary_members({ count: parts.length })] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-2 text-sm">
      {facts.map((fact) => (
        <li key={fact} className="rounded-full border border-line-strong px-3 py-1 font-semibold">
          {fact}
        </li>
      ))}
    </ul>
  );
}

function Price({ price }: { price: number | null }) {
  const { currency } = useLaboratory();
  return (
    <p id="precio" className="mt-4">
      {price === null ? (
        <span className="font-semibold">{m.exam_price_ask()}</span>
      ) : (
        <>
          <span className="sr-only">{m.exam_price()}: </span>
          <strong className="text-xl tabular-nums">{formatMoney(getLocale(), price, currency)}</strong>{' '}
          <span className="text-sm text-ink-soft">{m.exam_price_note()}</span>
        </>
      )}
    </p>
  );
}

/**
 * The message is in Spanish, because the laboratory reads it. It gives a sensitive exam by its code, because other people may see the chat.
 */
function Actions({ view: { exam } }: { view: ExamView }) {
  const displayed = exam.sensitive ? exam.code : `${exam.name.es} (${exam.code})`;
  return (
    <p className="no-print mt-6 flex flex-wrap gap-3" {...listLinkTexts()}>
      <WhatsAppLink
        text={[...chatWarnings([exam], getLocale()), m.exam_chat({ exam: displayed })].join('\n\n')}
        {...(exam.price === null && { conversion: 'Quote_Request' as const })}
        className={button('whatsapp')}
      >
        <Icon name="whatsapp" className="size-5" />
        {exam.price === null ? m.exam_ask_price() : m.exam_ask()}
      </WhatsAppLink>
      <ListAddLink codes={[exam.code]} className={button('outline')}>
        {m.exam_add()}
      </ListAddLink>
    </p>
  );
}

import type { ReactNode } from 'react';

import { chatWarnings } from '../../domain/exams/chat-warning.ts';
import { isEmergency } from '../../domain/exams/urgent.ts';
import { abstentionShortName, longestFirst } from '../../domain/preparation/abstention-words.ts';
import { formatMoney } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { hoursWords } from '../../i18n/span-words.ts';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ListAddLink } from '../../views/exams/list-add-link.tsx';
import { listLinkTexts } from '../../views/exams/list-link-texts.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { Fact } from './exam-fact.tsx';
import { needsNothing } from './exam-preparation.tsx';
import { onlySpecimen, specimenWords } from './exam-specimen.ts';
import { LargeTube } from './exam-tube.tsx';
import type { ExamView } from './exam-view.ts';

/** The price, the actions, and the facts of an exam: its fast, its date, its place, and its specimen. */
export function ExamCard({ view, ready }: { view: ExamView; ready: ReactNode }) {
  const { exam, parts } = view;
  return (
    <div className="rounded-lg border border-line bg-surface p-5 sm:p-7 print:border-0 print:p-0">
      <div className="flex items-start justify-between gap-x-6">
        <Price price={exam.price} />
        <LargeTube
          container={parts[0]?.specimens[0]?.container ?? null}
          className="mr-1 h-20 w-8 drop-shadow-md sm:-mt-1 sm:h-28 sm:w-10 print:hidden"
        />
      </div>
      <p className="no-print mt-3 grid sm:mt-4" {...listLinkTexts()}>
        <ListAddLink codes={[exam.code]} className={button('primary')}>
          {m.exam_add()}
        </ListAddLink>
      </p>
      <dl className="mt-4 text-sm">
        <Fast view={view} />
        <Avoided view={view} />
      </dl>
      {ready}
      <dl className="text-sm">
        <Facts view={view} />
      </dl>
      <Ask view={view} />
    </div>
  );
}

function Price({ price }: { price: number | null }) {
  const { currency } = useLaboratory();
  return (
    <p id="precio">
      {price === null ? (
        <span className="text-lg font-semibold">{m.exam_price_ask()}</span>
      ) : (
        <>
          <span className="sr-only">{m.exam_price()}: </span>
          <strong className="block font-display text-[1.75rem] font-medium tracking-tight sm:text-2xl">
            {formatMoney(getLocale(), price, currency)}
          </strong>{' '}
          <span className="block text-sm leading-snug text-ink-soft">{m.exam_price_note()}</span>
        </>
      )}
    </p>
  );
}

/** The fast: the first fact, because it is decided the evening before. */
function Fast({ view: { exam, plan } }: { view: ExamView }) {
  const { fasting } = plan.preparation;
  // "No fasting" beside an emergency would suggest that the patient can wait for a visit.
  if (isEmergency(exam.urgent)) return null;
  return (
    <Fact
      term={m.exam_fact_fasting()}
      note={needsNothing(plan) ? `${m.exam_fact_no_preparation()}. ${m.exam_prep_doctor()}` : undefined}
    >
      {fasting ? m.exam_fact_fast({ hours: fasting.minHours }) : m.exam_fact_no_fast()}
    </Fact>
  );
}

/** Two things to avoid fit in the card; the section on the preparation has all of them. */
const MAX_AVOIDED = 2;

/** The substances and activities to leave out before the sample, the longest first, because it is decided days before. */
function Avoided({ view: { exam, plan } }: { view: ExamView }) {
  const locale = getLocale();
  const avoided = longestFirst(plan.preparation.abstentions).filter(({ maxHours }) => maxHours === null);
  if (isEmergency(exam.urgent) || avoided.length === 0) return null;
  const rest = avoided.length - MAX_AVOIDED;
  return (
    <Fact term={m.exam_fact_avoid()} note={rest > 0 ? m.exam_fact_avoid_more({ count: rest }) : undefined}>
      {avoided.slice(0, MAX_AVOIDED).map(({ of, hours }) => (
        <span key={of} className="block">
          {m.exam_fact_avoid_one({ what: abstentionShortName(of, locale), span: hoursWords(locale, hours) })}
        </span>
      ))}
    </Fact>
  );
}

function Facts({ view: { exam, parts, plan } }: { view: ExamView }) {
  const specimen = onlySpecimen(exam);
  const canWait = !isEmergency(exam.urgent);
  const isBrought = exam.specimens.length > 0 && exam.specimens.every(({ byPatient }) => byPatient);
  return (
    <>
      {canWait && (
        <Fact term={m.exam_fact_where()}>
          {isBrought
            ? m.exam_fact_brought()
            : plan.sampling.home.possible
              ? m.exam_fact_home()
              : m.exam_fact_laboratory()}
        </Fact>
      )}
      {exam.members.length > 0 && (
        <Fact term={m.exam_fact_members()}>{m.exam_summary_members({ count: parts.length })}</Fact>
      )}
      {specimen && (
        <Fact term={m.exam_fact_sample()} note={specimen.byPatient ? m.exam_by_patient() : undefined}>
          {specimenWords(specimen, getLocale())}
        </Fact>
      )}
    </>
  );
}

/**
 * The request is in Spanish, because the laboratory reads it; the warnings above it are in the visitor's language. The request gives a sensitive exam by its code, because other people may see the chat.
 */
function Ask({ view: { exam } }: { view: ExamView }) {
  const displayed = exam.sensitive ? exam.code : `${exam.name.es} (${exam.code})`;
  return (
    <p className="no-print mt-3 grid">
      <WhatsAppLink
        text={[...chatWarnings([exam], getLocale()), m.exam_chat({ exam: displayed })].join('\n\n')}
        {...(exam.price === null && { conversion: 'Quote_Request' as const })}
        className={button('whatsapp')}
      >
        <Icon name="whatsapp" className="size-5" />
        {exam.price === null ? m.exam_ask_price() : m.exam_ask()}
      </WhatsAppLink>
    </p>
  );
}

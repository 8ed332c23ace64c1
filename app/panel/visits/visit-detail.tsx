import { mailHref, telHref } from '../../domain/laboratory/contact-links.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { Icon } from '../../ui/icons/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { visitDayWords, visitPatientName, visitStateName, windowWords } from '../../views/visits/visit-words.ts';
import { ClosingForms } from './closing-forms.tsx';
import { DecisionForms } from './decision-forms.tsx';
import { RefusedForm } from './refused-form.tsx';
import type { VisitDetailView, VisitRefusalView } from './visit-lists.ts';
import { reasonName } from './visit-reason-words.ts';
import { visitTone } from './visits-screen.tsx';

interface VisitDetailProps {
  visit: VisitDetailView;
  refusal: VisitRefusalView | undefined;
}

/** One visit: where and when, for whom, and what can be done with it. On the road, the address and the telephone come first. */
export const VisitDetail = ({ visit, refusal }: VisitDetailProps) => (
  <article className="max-w-3xl">
    <SiteLink
      to="/admin-panel/domicilios"
      className="mb-2 inline-flex min-h-11 items-center gap-2 text-brand underline underline-offset-4"
    >
      <Icon name="chevron-left" className="size-4" />
      {m.visits_back()}
    </SiteLink>
    <VisitHead visit={visit} />
    <VisitPlace visit={visit} />
    <VisitFacts visit={visit} />
    <RefusedForm refusal={refusal} />
    {visit.canClose && <ClosingForms visit={visit} />}
    {visit.choices && <DecisionForms visit={visit} choices={visit.choices} refusal={refusal} />}
  </article>
);

function VisitHead({ visit }: { visit: VisitDetailView }) {
  const { name, day, window, state, reference, collector, locale, reason } = visit;
  const why = reasonName(state, reason);
  return (
    <header className="border-b border-line pb-4">
      <h1 className="text-2xl wrap-anywhere">{name}</h1>
      <p className="mt-2 font-semibold first-letter:uppercase">
        {visitDayWords(day)}, {windowWords(window)}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
        <Tag tone={visitTone[state]}>{visitStateName[state]()}</Tag>
        {why && <span>{why}</span>}
        <span className="font-mono">{reference}</span>
        {collector && <span>{m.visits_goes({ name: collector })}</span>}
        {locale === 'en' && <span>{m.visits_in_english()}</span>}
      </p>
    </header>
  );
}

/** The map opens without an address of this site in its request. */
const mapHref = (place: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`;

const wayLook = 'inline-flex min-h-12 items-center gap-3 wrap-anywhere text-brand hover:underline';

function VisitPlace({ visit: { address, neighborhood, zone, phone, email } }: { visit: VisitDetailView }) {
  return (
    <section aria-labelledby="lugar" className="border-b border-line py-4">
      <h2 id="lugar" className="text-lg">
        {m.visits_place()}
      </h2>
      <p className="mt-1 text-lg font-semibold wrap-anywhere">{address}</p>
      <p className="text-ink-soft wrap-anywhere">{[...new Set([neighborhood, zone])].join(' · ')}</p>
      <ul className="mt-2 flex flex-wrap gap-x-8">
        <li>
          <a href={telHref(phone)} className={wayLook}>
            <Icon name="phone" className="size-5 shrink-0" />
            {phone}
          </a>
        </li>
        <li>
          <a href={mapHref(`${address}, ${zone}`)} target="_blank" rel="noopener noreferrer" className={wayLook}>
            <Icon name="pin" className="size-5 shrink-0" />
            {m.visits_map()}
          </a>
        </li>
        {email && (
          <li>
            <a href={mailHref(email)} className={wayLook}>
              <Icon name="mail" className="size-5 shrink-0" />
              {email}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

function VisitFacts({ visit: { exams, typedExams, note, patient, asked, email } }: { visit: VisitDetailView }) {
  return (
    <dl className="grid gap-x-10 gap-y-4 border-b border-line py-4 sm:grid-cols-2">
      <div>
        <dt className="text-sm text-ink-soft">{m.visits_exams()}</dt>
        <dd className="mt-1 grid gap-1">
          {exams.map((name) => (
            <span key={name}>{name}</span>
          ))}
          {typedExams && <span className="whitespace-pre-wrap wrap-anywhere">{typedExams}</span>}
        </dd>
      </div>
      <div>
        <dt className="text-sm text-ink-soft">{m.visits_patient()}</dt>
        <dd className="mt-1">{visitPatientName[patient]()}</dd>
      </div>
      {note && (
        <div className="sm:col-span-2">
          <dt className="text-sm text-ink-soft">{m.visits_note()}</dt>
          <dd className="mt-1 whitespace-pre-wrap wrap-anywhere">{note}</dd>
        </div>
      )}
      <div className="sm:col-span-2">
        <dt className="text-sm text-ink-soft">{m.visits_asked()}</dt>
        <dd className="mt-1">
          {asked}
          {!email && <span className="ml-2 font-semibold text-caution">{m.visits_no_email()}</span>}
        </dd>
      </div>
    </dl>
  );
}

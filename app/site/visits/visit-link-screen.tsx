import { telHref } from '../../domain/laboratory/contact-links.ts';
import { isOver, type VisitState } from '../../domain/visits/visit-states.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { visitDayWords, visitStateName, windowWords } from '../../views/visits/visit-words.ts';

export interface VisitLinkView {
  reference: string;
  state: VisitState;
  day: string;
  window: string;
  version: number;
}

interface VisitLinkScreenProps {
  /** Null if the link opens nothing. */
  visit: VisitLinkView | null;
  /** True if the visit changed between the page and its form. */
  isChanged: boolean;
}

/** The page of a mail's link: the visitor accepts another time, or cancels. Opening it changes nothing. */
export function VisitLinkScreen({ visit, isChanged }: VisitLinkScreenProps) {
  const { phones } = useLaboratory();
  const call = (
    <a href={telHref(phones[0])} className={button('outline')}>
      <Icon name="phone" className="size-5" />
      {phones[0]}
    </a>
  );
  return (
    <div className="page-frame max-w-3xl pt-8 pb-24 lg:pt-14">
      <h1 className="mb-6 text-2xl">{visit ? headingOf(visit.state) : m.visit_link_heading()}</h1>
      {isChanged && (
        <div className="mb-6">
          <ErrorState heading={m.visit_link_changed()} isAnnounced>
            {m.visit_link_changed_text()}
          </ErrorState>
        </div>
      )}
      {visit ? (
        <>
          <VisitFacts visit={visit} />
          {!isOver(visit.state) && <LinkForms visit={visit} />}
          {isOver(visit.state) && <p className="mt-6">{m.visit_link_over()}</p>}
          <div className="mt-8">{call}</div>
        </>
      ) : (
        <EmptyState heading={m.visit_link_dead()} action={call}>
          {m.visit_link_dead_text()}
        </EmptyState>
      )}
    </div>
  );
}

function headingOf(state: VisitState): string {
  if (state === 'proposed') return m.visit_link_proposed();
  return state === 'cancelled' ? m.visit_link_cancelled() : m.visit_link_heading();
}

const VisitFacts = ({ visit: { reference, state, day, window } }: { visit: VisitLinkView }) => (
  <dl className="grid gap-x-10 gap-y-5 border-y border-line py-5 sm:grid-cols-3">
    <div>
      <dt className="text-sm text-ink-soft">{m.visit_link_when()}</dt>
      <dd className="mt-1 font-semibold first-letter:uppercase">{visitDayWords(day)}</dd>
      <dd>{windowWords(window)}</dd>
    </div>
    <div>
      <dt className="text-sm text-ink-soft">{m.visit_link_state()}</dt>
      <dd className="mt-1 font-semibold">{visitStateName[state]()}</dd>
    </div>
    <div>
      <dt className="text-sm text-ink-soft">{m.received_reference()}</dt>
      <dd className="mt-1 font-mono tracking-widest">{reference}</dd>
    </div>
  </dl>
);

/** Somebody who is offered another time may take it. Everybody may cancel. */
const LinkForms = ({ visit: { state, version } }: { visit: VisitLinkView }) => (
  <form method="post" className="mt-6 flex flex-wrap gap-3">
    <input type="hidden" name="version" value={version} />
    {state === 'proposed' && (
      <button type="submit" name="accion" value="aceptar" className={button('primary')}>
        {m.visit_link_accept()}
      </button>
    )}
    <button type="submit" name="accion" value="cancelar" className={button('outline')}>
      {m.visit_link_cancel()}
    </button>
  </form>
);

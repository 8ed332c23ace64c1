import { telHref } from '../../domain/laboratory/contact-links.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { ErrorSummary, type SummaryLine } from '../../ui/error-summary.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { AuthorizationBox } from '../messages/authorization-box.tsx';
import { Honeypot } from '../messages/honeypot.tsx';
import { visitFaultWords, visitProblemWords } from './visit-fault-words.ts';
import { ContactFields, ExamFields, PlaceFields } from './visit-fields.tsx';
import { visitFields } from './visit-request.ts';
import type { VisitRequestView } from './visit-view.ts';
import { WhenFields } from './visit-when.tsx';

/** The anchor to which a refused form leads. */
const answerId = 'respuesta';

/** Asks for a home visit: exams, place, day, and the person. Only its last button sends. */
export function VisitRequestScreen({ view }: { view: VisitRequestView }) {
  return (
    <div className="page-frame max-w-3xl pt-8 pb-24 lg:pt-14">
      <h1 className="text-2xl">{m.visit_heading()}</h1>
      <p className="mt-3 text-ink-soft sm:text-lg">{m.visit_lead()}</p>
      <form method="post" action={`#${answerId}`} noValidate className="mt-8 grid gap-10">
        <div className="empty:hidden">
          <VisitAnswer view={view} />
        </div>
        {/* Enter in a field sends the form, and does not choose one of the days. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="hidden" />
        <input type="hidden" name="sello" value={view.stamp} />
        <Honeypot />
        <ExamFields view={view} />
        <PlaceFields view={view} />
        <WhenFields view={view} />
        <ContactFields view={view} />
        <div className="grid sm:grid-cols-2">
          <AuthorizationBox
            words={view.authorization}
            isChosen={view.isAuthorized}
            fault={visitFaultWords(view, 'autorizo')}
          />
        </div>
        <div>
          <button type="submit" className={button('primary', 'w-full sm:w-auto')}>
            {m.visit_submit()}
          </button>
          <p className="mt-3 text-sm text-ink-soft">
            {m.visit_not_confirmed()} {m.leave_emergency()}
          </p>
          <OtherWays />
        </div>
      </form>
    </div>
  );
}

function VisitAnswer({ view }: { view: VisitRequestView }) {
  const { phones } = useLaboratory();
  const lines = visitFields.flatMap((field): SummaryLine[] => {
    const text = visitFaultWords(view, field);
    return text ? [{ field, text }] : [];
  });
  if (lines.length > 0) return <ErrorSummary id={answerId} heading={m.visit_check()} faults={lines} />;
  if (!view.problem) return null;
  const { heading, text } = visitProblemWords(view.problem, view.reference);
  const isStuck = view.problem === 'wait' || view.problem === 'busy';
  return (
    <div id={answerId} tabIndex={-1} className="outline-none">
      <ErrorState
        heading={heading}
        isAnnounced
        action={
          isStuck ? (
            <a href={telHref(phones[0])} className={button('outline')}>
              <Icon name="phone" className="size-5" />
              {phones[0]}
            </a>
          ) : undefined
        }
      >
        {text}
      </ErrorState>
    </div>
  );
}

/** For somebody who would rather write or read first. The chat carries nothing of the form. */
const OtherWays = () => (
  <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
    <WhatsAppLink text={m.visit_chat_text()} conversion="Appointment_Booking" className={button('whatsapp')}>
      <Icon name="whatsapp" className="size-5" />
      {m.visit_chat()}
    </WhatsAppLink>
    <SiteLink to="/toma-domicilio-medellin" className={button('quiet')}>
      {m.visit_about()}
    </SiteLink>
  </div>
);

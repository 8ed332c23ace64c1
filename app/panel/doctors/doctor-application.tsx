import type { Denial } from '../../domain/access/access-table.ts';
import type { ApprovalCheck } from '../../domain/doctors/application-states.ts';
import type { ReviewedApplication } from '../../domain/doctors/review-application.ts';
import { mailHref, telHref } from '../../domain/laboratory/contact-links.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { ErrorState } from '../../ui/error-state.tsx';
import { Tag } from '../../ui/tag.tsx';
import { doctorDocumentWords } from '../../views/doctors/document-type-words.ts';
import { reasonWords } from '../../views/doctors/reason-words.ts';
import { shownMoment } from '../results/shown-moment.ts';
import { ApplicationDecisions } from './decision-forms.tsx';
import { applicationStateWords } from './doctor-words.ts';

/** Why a decision was not taken. */
export type DecisionProblem = 'changed' | 'taken' | 'unchecked';

interface DoctorApplicationProps {
  application: ReviewedApplication;
  /** Why the caller may not decide; null: they may. */
  denial: Denial | null;
  problem: DecisionProblem | null;
  /** The checks that the owner ticked before a refusal, or before proving who they are. */
  ticked: readonly ApprovalCheck[];
  timeZone: string;
}

/** One application: what to compare at the left, the decisions at the right. */
export function DoctorApplication({ application, denial, problem, ticked, timeZone }: DoctorApplicationProps) {
  const { name, state, reason, note, hasTwin } = application;
  return (
    <>
      <SiteLink to="/admin-panel/medicos" className="text-brand underline underline-offset-4">
        {m.doctors_back()}
      </SiteLink>
      <h1 className="mt-3 text-2xl wrap-anywhere">{name}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Tag tone={applicationStateWords[state].tone}>{applicationStateWords[state].words()}</Tag>
        {reason && <span className="text-sm text-ink-soft">{reasonWords(reason)}</span>}
      </p>
      <Problem problem={problem} />
      <div className="mt-8 grid gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 content-start gap-6">
          {hasTwin && <p className="rounded-lg bg-caution-tint p-4 font-semibold">{m.doctors_twin()}</p>}
          <Facts application={application} timeZone={timeZone} />
          {note && (
            <div className="rounded-lg bg-sunken p-4">
              <p className="font-semibold">{m.doctors_note()}</p>
              <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{note}</p>
            </div>
          )}
        </div>
        <ApplicationDecisions
          application={application}
          denial={denial}
          ticked={ticked}
          isUnchecked={problem === 'unchecked'}
        />
      </div>
    </>
  );
}

function Problem({ problem }: { problem: DecisionProblem | null }) {
  if (problem !== 'changed' && problem !== 'taken') return null;
  const [heading, text] =
    problem === 'changed'
      ? [m.doctors_changed(), m.doctors_changed_text()]
      : [m.doctors_taken(), m.doctors_taken_text()];
  return (
    <div className="mt-6">
      <ErrorState heading={heading} isAnnounced>
        {text}
      </ErrorState>
    </div>
  );
}

function Facts({ application: one, timeZone }: Pick<DoctorApplicationProps, 'application' | 'timeZone'>) {
  const moment = (at: string) => shownMoment(getLocale(), at, timeZone);
  const facts = [
    { term: m.doctors_document(), text: `${doctorDocumentWords[one.documentType]()} ${one.documentNumber}` },
    { term: m.doctors_registration(), text: one.registration },
    { term: m.doctors_specialty(), text: one.specialty },
    { term: m.doctors_institution(), text: one.institution },
    { term: m.doctors_phone(), text: one.phone, href: telHref(one.phone) },
    { term: m.doctors_email(), text: one.email, href: mailHref(one.email) },
    { term: m.doctors_sent(), text: moment(one.sentAt) },
    ...(one.decidedAt && one.decidedBy
      ? [
          {
            term: m.doctors_decided(),
            text: m.doctors_decided_by({ moment: moment(one.decidedAt), name: one.decidedBy }),
          },
        ]
      : []),
  ];
  return (
    <dl className="border-t border-line">
      {facts.map(({ term, text, ...rest }) => (
        <div key={term} className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <dt className="text-sm text-ink-soft">{term}</dt>
          <dd className="font-semibold wrap-anywhere">
            {'href' in rest ? (
              <a href={rest.href} className="text-brand underline decoration-line-strong underline-offset-4">
                {text}
              </a>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

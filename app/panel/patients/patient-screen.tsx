import type { DeskBond } from '../../domain/persons/person-accounts.server.ts';
import type { DeskPerson } from '../../domain/persons/person-desk.server.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { shownMoment } from '../results/shown-moment.ts';
import { CodeSlip, type HandedCode } from './code-slip.tsx';
import { DeskAccounts } from './desk-accounts.tsx';
import { type ContactReply, DeskContactForm } from './desk-contact-form.tsx';
import type { DeskRight } from './desk-right.ts';
import { ProofLink } from './proof-link.tsx';
import { type JoinReply, type PersonRecord, RecordSection } from './record-section.tsx';

export type PatientReply =
  | { kind: 'contact'; contact: ContactReply }
  | { kind: 'code'; code: HandedCode }
  | JoinReply
  | { kind: 'relative' }
  | { kind: DeskProblem };

/** Why the desk could not do what it was asked. */
type DeskProblem = 'no-address' | 'unconfirmed' | 'nothing' | 'link-wait' | 'code-wait' | 'no-bond';

const deskProblemWords: Readonly<Record<DeskProblem, () => string>> = {
  'no-address': m.patients_no_address,
  unconfirmed: m.patients_unconfirmed,
  nothing: m.patients_link_nothing,
  'link-wait': m.patients_link_wait,
  'code-wait': m.patients_code_wait,
  'no-bond': m.patients_bond_gone,
};

const isDeskProblem = (reply: PatientReply): reply is { kind: DeskProblem } => reply.kind in deskProblemWords;

interface PatientScreenProps {
  person: DeskPerson;
  /** The accounts that read the person's results. */
  bonds: readonly DeskBond[];
  record: PersonRecord;
  documentTypes: readonly string[];
  rights: { entrust: DeskRight; invite: boolean; join: DeskRight; decease: DeskRight };
  timeZone: string;
  /** The form that led here. */
  done: keyof typeof doneWords | null;
  reply: PatientReply | undefined;
}

/** One person at the desk: who they are, how to reach them, their orders, and the code for their account. It shows no result. */
export function PatientScreen(props: PatientScreenProps) {
  const { person, bonds, record, documentTypes, rights, timeZone, done, reply } = props;
  if (reply?.kind === 'code') return <CodeSlip code={reply.code} person={person.id} timeZone={timeZone} />;
  return (
    <>
      <SiteLink to="/admin-panel/pacientes" className="text-brand underline underline-offset-4">
        {m.patients_back()}
      </SiteLink>
      <h1 className="mt-3 text-2xl wrap-anywhere">{person.name}</h1>
      <p className="mt-1 text-ink-soft">
        {person.document} · {m.patients_born({ year: person.birthYear })} ·{' '}
        {person.hasAccount ? m.patients_has_account() : m.patients_no_account()}
      </p>
      {done && (
        <p role="status" className="mt-5 max-w-(--container-prose) rounded-lg bg-tint p-4">
          {doneWords[done]()}
        </p>
      )}
      {reply && isDeskProblem(reply) && (
        <p role="alert" className="mt-5 max-w-(--container-prose) rounded-lg bg-caution-tint p-4">
          {deskProblemWords[reply.kind]()}
        </p>
      )}
      <div className="mt-8 grid gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-10">
          <Orders person={person} timeZone={timeZone} mayInvite={rights.invite} />
          <DeskAccounts person={person.id} bonds={bonds} right={rights.entrust} timeZone={timeZone} />
        </div>
        <div className="grid content-start gap-10">
          {rights.entrust === 'proof' && <ProofLink person={person.id} />}
          <DeskContactForm
            person={person}
            right={rights.entrust}
            reply={reply?.kind === 'contact' ? reply.contact : undefined}
          />
          {record.joinedTo === null && record.deceasedAt === null && <HandOver right={rights.entrust} />}
          <RecordSection
            person={person.id}
            record={record}
            rights={rights}
            documentTypes={documentTypes}
            timeZone={timeZone}
            reply={reply?.kind === 'join' || reply?.kind === 'relative' ? reply : undefined}
          />
        </div>
      </div>
    </>
  );
}

const doneWords = {
  contact: m.patients_contact_done,
  link: m.patients_link_done,
  bond: m.patients_bond_ended,
  registro: m.join_done,
} as const;

function Orders({ person, timeZone, mayInvite }: { person: DeskPerson; timeZone: string; mayInvite: boolean }) {
  return (
    <section>
      <h2 className="text-xl">{m.patients_orders()}</h2>
      {person.orders.length === 0 ? (
        <p className="mt-3 text-ink-soft">{m.patients_no_orders()}</p>
      ) : (
        <ul className="mt-3 border-t border-line">
          {person.orders.map(({ id, number, placedAt, isReleased }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
            >
              <p>
                <span className="font-semibold tabular-nums">{number}</span>
                <span className="block text-sm text-ink-soft">
                  {shownMoment(getLocale(), placedAt, timeZone)} ·{' '}
                  {isReleased ? m.patients_order_ready() : m.patients_order_waiting()}
                </span>
              </p>
              {isReleased && mayInvite && (
                <form method="post">
                  <input type="hidden" name="orden" value={id} />
                  <button type="submit" name="accion" value="enlace" className={button('outline')}>
                    {m.patients_send_link()}
                  </button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function HandOver({ right }: { right: DeskRight }) {
  return (
    <section className="border-t border-line pt-6">
      <h2 className="text-lg">{m.patients_code()}</h2>
      <p className="mt-2 text-sm text-ink-soft">{m.patients_code_lead()}</p>
      <form method="post" className="mt-4">
        <button type="submit" name="accion" value="codigo" disabled={right !== 'yes'} className={button('outline')}>
          {m.patients_code_submit()}
        </button>
        {right === 'no' && <p className="mt-2 text-sm text-ink-soft">{m.patients_desk_only()}</p>}
      </form>
    </section>
  );
}

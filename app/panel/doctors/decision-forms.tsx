import type { Denial } from '../../domain/access/access-table.ts';
import {
  type ApplicationMove,
  type ApprovalCheck,
  approvalChecks,
  movesFrom,
  offeredGaps,
  refusalReasons,
} from '../../domain/doctors/application-states.ts';
import type { ReviewedApplication } from '../../domain/doctors/review-application.ts';
import { applicationGapWords } from '../../domain/outbox/doctor-mail-words.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { SelectField } from '../../ui/field.tsx';
import { Choices } from '../../ui/fieldset.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { refusalWords } from '../../views/doctors/reason-words.ts';
import { approvalCheckWords } from './doctor-words.ts';

/** The public register, which anybody may search by document. */
const RETHUS = 'https://web.sispro.gov.co/THS/Cliente/ConsultasPublicas/ConsultaPublicaDeTHxIdentificacion.aspx';

interface DecisionFormsProps {
  application: ReviewedApplication;
  denial: Denial | null;
  ticked: readonly ApprovalCheck[];
  isUnchecked: boolean;
}

/** The decisions that the application's state offers, each with what it needs. */
export function ApplicationDecisions({
  application: { state, version },
  denial,
  ticked,
  isUnchecked,
}: DecisionFormsProps) {
  const moves = movesFrom(state);
  const seen = <input type="hidden" name="version" value={version} />;
  const isDenied = denial === 'role';
  return (
    <section className="grid content-start gap-6">
      {isDenied && <p className="rounded-lg bg-sunken p-4">{m.doctors_only_owner()}</p>}
      {moves.includes('approve') && (
        <ApproveForm seen={seen} isDenied={isDenied} ticked={ticked} isUnchecked={isUnchecked} />
      )}
      {moves.includes('reactivate') && (
        <form method="post" className="grid">
          {seen}
          <Submit move="reactivate" look="primary" isDenied={isDenied} />
        </form>
      )}
      {moves.includes('suspend') && (
        <form method="post" className="grid gap-3">
          {seen}
          <p className="text-sm text-ink-soft">{m.doctors_suspend_text()}</p>
          <Submit move="suspend" look="outline" isDenied={isDenied} />
        </form>
      )}
      {moves.includes('ask') && (
        <ReasonForm
          move="ask"
          seen={seen}
          isDenied={isDenied}
          label={m.doctors_ask_reason()}
          reasons={offeredGaps.map((reason) => ({ reason, words: applicationGapWords[reason]() }))}
        />
      )}
      {moves.includes('refuse') && (
        <ReasonForm
          move="refuse"
          seen={seen}
          isDenied={isDenied}
          label={m.doctors_refuse_reason()}
          reasons={refusalReasons.map((reason) => ({ reason, words: refusalWords[reason]() }))}
        />
      )}
      {denial === 'needs-proof' && <p className="text-sm text-ink-soft">{m.doctors_proof()}</p>}
    </section>
  );
}

interface ApproveFormProps {
  seen: React.ReactNode;
  isDenied: boolean;
  ticked: readonly ApprovalCheck[];
  isUnchecked: boolean;
}

/** The register to look into, the checks, and the approval. */
const ApproveForm = ({ seen, isDenied, ticked, isUnchecked }: ApproveFormProps) => (
  <form method="post" className="grid gap-4">
    {seen}
    <div>
      <a
        href={RETHUS}
        target="_blank"
        rel="noopener noreferrer"
        className={button('outline', 'w-full')}
        aria-describedby="rethus-hint"
      >
        <Icon name="search" className="size-5" />
        {m.doctors_rethus()}
      </a>
      <p id="rethus-hint" className="mt-1.5 text-sm text-ink-soft">
        {m.doctors_rethus_hint()}
      </p>
    </div>
    <Choices
      id="comprobado"
      name="comprobado"
      kind="checkboxes"
      chosen={ticked}
      label={m.doctors_checks()}
      fault={isUnchecked ? m.doctors_checks_missing() : undefined}
      isAnnounced
      options={approvalChecks.map((value) => ({
        value,
        label: approvalCheckWords[value](),
        isDisabled: isDenied,
      }))}
    />
    <Submit move="approve" look="primary" isDenied={isDenied} />
  </form>
);

const moveWords: Readonly<Record<ApplicationMove, () => string>> = {
  approve: m.doctors_approve,
  ask: m.doctors_ask,
  refuse: m.doctors_refuse,
  suspend: m.doctors_suspend,
  reactivate: m.doctors_reactivate,
};

interface SubmitProps {
  move: ApplicationMove;
  look: 'primary' | 'outline';
  isDenied: boolean;
}

const Submit = ({ move, look, isDenied }: SubmitProps) => (
  <button type="submit" name="decision" value={move} disabled={isDenied} className={button(look)}>
    {moveWords[move]()}
  </button>
);

interface ReasonFormProps {
  move: 'ask' | 'refuse';
  seen: React.ReactNode;
  isDenied: boolean;
  label: string;
  reasons: readonly { reason: string; words: string }[];
}

/** A decision that needs a reason from a list. Nothing is typed: the applicant reads the list's own words. */
const ReasonForm = ({ move, seen, isDenied, label, reasons }: ReasonFormProps) => (
  <form method="post" className="grid gap-3 border-t border-line pt-5">
    {seen}
    <SelectField id={`motivo-${move}`} name="motivo" label={label} disabled={isDenied}>
      {reasons.map(({ reason, words }) => (
        <option key={reason} value={reason}>
          {words}
        </option>
      ))}
    </SelectField>
    <Submit move={move} look="outline" isDenied={isDenied} />
  </form>
);

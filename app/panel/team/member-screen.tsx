import type { StaffMember } from '../../domain/accounts/staff-list.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ErrorState } from '../../ui/error-state.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Moment } from '../frame/moment.tsx';
import { MemberActions } from './member-actions.tsx';
import type { MemberScreenProps } from './member-view.ts';
import { TeamBack } from './team-back.tsx';
import type { MemberMove } from './team-schema.ts';
import { memberState } from './team-words.ts';

/** One member of the team: their state, their work, and what the administration may change. */
export function MemberScreen(props: MemberScreenProps) {
  const { member, done, problem } = props;
  const { text, tone } = memberState(member);
  return (
    <>
      <TeamBack />
      <header className="border-b border-line pb-5">
        <h1 className="text-2xl wrap-anywhere">{member.name}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
          <Tag tone={tone}>{text}</Tag>
          <span className="wrap-anywhere">{member.email}</span>
        </p>
      </header>
      {done && !problem && (
        <p role="status" className="mt-6 max-w-(--container-prose) rounded-lg bg-tint p-4">
          {doneWords[done]()}
        </p>
      )}
      {problem && problem !== 'no-role' && (
        <div className="mt-6 max-w-(--container-prose)">
          <ErrorState heading={problemWords[problem].heading()} isAnnounced>
            {problemWords[problem].text()}
          </ErrorState>
        </div>
      )}
      <Facts member={member} />
      <MemberActions {...props} />
    </>
  );
}

const Facts = ({ member: { status, lastProof, hasFactor, invitationEnds } }: { member: StaffMember }) => (
  <dl className="mt-6 grid max-w-(--container-prose) gap-x-8 gap-y-3 sm:grid-cols-2">
    {status === 'invited' ? (
      <Fact name={m.team_invitation()}>
        {invitationEnds ? (
          <>
            {m.team_invitation_until()} <Moment instant={invitationEnds} />
          </>
        ) : (
          m.team_invitation_expired()
        )}
      </Fact>
    ) : (
      <>
        <Fact name={m.team_last()}>{lastProof ? <Moment instant={lastProof} /> : m.team_never()}</Fact>
        <Fact name={m.team_factor()}>{hasFactor ? m.team_factor_yes() : m.team_factor_no()}</Fact>
      </>
    )}
  </dl>
);

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt className="text-xs font-semibold text-ink-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
);

const doneWords: Readonly<Record<MemberMove, () => string>> = {
  trabajo: m.team_done_roles,
  suspender: m.team_done_suspend,
  reactivar: m.team_done_reactivate,
  'quitar-segundo-paso': m.team_done_factor,
  reenviar: m.team_done_resend,
  retirar: m.team_done_withdraw,
};

const problemWords = {
  changed: { heading: m.team_changed_heading, text: m.team_changed_text },
  'last-owner': { heading: m.team_last_owner_heading, text: m.team_last_owner_text },
  self: { heading: m.team_self_heading, text: m.team_self },
} as const;

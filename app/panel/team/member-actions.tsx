import type { ReactNode } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { Choices } from '../../ui/fieldset.tsx';
import { ActionPart } from '../frame/action-part.tsx';
import type { MemberScreenProps } from './member-view.ts';
import type { MemberMove } from './team-schema.ts';
import { denialWords, roleOptions } from './team-words.ts';

/** The id of the reason why the buttons are closed, or ask for a code first. */
const whyId = 'por-que';

/** The changes that the member's state allows. A closed button says why. */
export function MemberActions({ member, denial, problem }: MemberScreenProps) {
  const isClosed = denial !== null && denial !== 'needs-proof';
  const form = { version: member.version, isClosed, isExplained: denial !== null };
  return (
    <section className="mt-8 grid max-w-(--container-prose) gap-8">
      {denial && (
        <p id={whyId} className={isClosed ? 'rounded-lg bg-caution-tint p-4' : 'text-sm text-ink-soft'}>
          {denialWords(denial)}
        </p>
      )}
      <MoveForm {...form} move="trabajo" submit={m.team_save_roles()} look="primary">
        <Choices
          id="trabajo"
          name="trabajo"
          kind="checkboxes"
          label={m.invite_roles()}
          hint={m.team_roles_end()}
          fault={problem === 'no-role' ? m.team_roles_missing() : undefined}
          isAnnounced
          options={roleOptions(isClosed)}
          chosen={problem === 'no-role' ? [] : member.roles}
        />
      </MoveForm>
      {member.status === 'invited' && (
        <>
          <ActionPart heading={m.team_resend_heading()} text={m.team_resend_text()}>
            <MoveForm {...form} move="reenviar" submit={m.team_resend()} />
          </ActionPart>
          <ActionPart heading={m.team_withdraw_heading()} text={m.team_withdraw_text()}>
            <MoveForm {...form} move="retirar" submit={m.team_withdraw()} />
          </ActionPart>
        </>
      )}
      {member.status === 'active' && (
        <ActionPart heading={m.team_suspend_heading()} text={m.team_suspend_text()}>
          <MoveForm {...form} move="suspender" submit={m.team_suspend()} />
        </ActionPart>
      )}
      {member.status === 'disabled' && (
        <ActionPart heading={m.team_reactivate_heading()} text={m.team_reactivate_text()}>
          <MoveForm {...form} move="reactivar" submit={m.team_reactivate()} />
        </ActionPart>
      )}
      {member.status !== 'invited' && member.hasFactor && (
        <ActionPart heading={m.team_reset_heading()} text={m.team_reset_text()}>
          <MoveForm {...form} move="quitar-segundo-paso" submit={m.team_reset()} />
        </ActionPart>
      )}
    </section>
  );
}

interface MoveFormProps {
  move: MemberMove;
  version: number;
  submit: string;
  look?: 'primary' | 'outline';
  isClosed: boolean;
  isExplained: boolean;
  children?: ReactNode;
}

const MoveForm = ({ move, version, submit, look = 'outline', isClosed, isExplained, children }: MoveFormProps) => (
  <form method="post" noValidate>
    <input type="hidden" name="version" value={version} />
    {children}
    <button
      type="submit"
      name="accion"
      value={move}
      disabled={isClosed}
      aria-describedby={isExplained ? whyId : undefined}
      className={button(look, 'mt-3 max-sm:w-full')}
    >
      {submit}
    </button>
  </form>
);

import type { StaffMember } from '../../domain/accounts/staff-list.server.ts';
import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Moment } from '../frame/moment.tsx';
import { roleName } from '../frame/role-words.ts';
import { denialWords, type MemberDenial, memberState } from './team-words.ts';

interface TeamListProps {
  members: readonly StaffMember[];
  /** The caller's own account. */
  self: string;
  /** Why the caller may not invite now; null: they may. */
  invite: MemberDenial | null;
  /** A withdrawn invitation leads back here. */
  isWithdrawn: boolean;
}

/** Everybody who works in the panel, with their work and their state. */
export function TeamList({ members, self, invite, isWithdrawn }: TeamListProps) {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-2xl">{m.team_heading()}</h1>
          <p className="mt-2 max-w-(--container-prose) text-ink-soft">{m.team_lead()}</p>
        </div>
        <div className="max-sm:w-full">
          <SiteLink to="/admin-panel/equipo/invitar" className={button('primary', 'max-sm:w-full')}>
            {m.team_invite()}
          </SiteLink>
          {invite && <p className="mt-1.5 text-sm text-ink-soft">{denialWords(invite)}</p>}
        </div>
      </div>
      {isWithdrawn && (
        <p role="status" className="mt-6 rounded-lg bg-tint p-4">
          {m.team_done_withdraw()}
        </p>
      )}
      <div className="mt-8">
        <Table
          caption={m.team_heading()}
          isCaptionHidden
          columns={columns(self)}
          rows={members}
          keyOf={({ id }) => id}
        />
      </div>
    </>
  );
}

const columns = (self: string): TableColumn<StaffMember>[] => [
  {
    id: 'name',
    heading: m.team_name(),
    isLong: true,
    cell: ({ id, name, email }) => (
      <>
        <a
          href={localizedHref(getLocale(), '/admin-panel/equipo/:id', { id })}
          className="inline-flex min-h-11 items-center text-brand underline decoration-line-strong underline-offset-4 wrap-anywhere hover:decoration-brand"
        >
          {name}
        </a>
        {id === self && <span className="ml-2 font-normal text-ink-soft">{m.team_you()}</span>}
        <span className="block text-sm font-normal wrap-anywhere text-ink-soft">{email}</span>
      </>
    ),
  },
  { id: 'roles', heading: m.team_roles(), isLong: true, cell: ({ roles }) => roles.map(roleName).join(', ') },
  {
    id: 'state',
    heading: m.team_state(),
    cell: (member) => {
      const { text, tone } = memberState(member);
      return <Tag tone={tone}>{text}</Tag>;
    },
  },
  {
    id: 'last',
    heading: m.team_last(),
    cell: ({ lastProof }) => (lastProof ? <Moment instant={lastProof} /> : m.team_never()),
  },
];

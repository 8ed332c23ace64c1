import type { ReactNode } from 'react';

import type { StaffRole } from '../../domain/access/access-table.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { Icon } from '../../ui/icons/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { roleName } from '../frame/role-words.ts';

/** The work that waits for the caller; null for work that their roles do not open. */
export interface WaitingWork {
  /** Reports to release or to hand over, and how many of them hold a critical value. */
  reports: { count: number; critical: number } | null;
  /** Messages of laboratory systems that nobody could place. */
  quarantined: number | null;
  /** Messages of visitors without an answer. */
  unanswered: number | null;
  /** The visits to confirm, or the collector's own of today; null for staff who do not see them. */
  visits: { count: number; isOwn: boolean } | null;
}

interface PanelHomeProps extends WaitingWork {
  name: string;
  roles: readonly StaffRole[];
}

/** The start of the panel: who is here, and the work of today. */
export const PanelHome = ({ name, roles, reports, quarantined, unanswered, visits }: PanelHomeProps) => (
  <>
    <h1 className="text-2xl">{m.panel_welcome({ name: name.split(' ')[0] ?? name })}</h1>
    <p className="mt-2 text-ink-soft">
      {m.panel_roles()}: {roles.map(roleName).join(', ')}
    </p>
    <ul className="mt-8 max-w-(--container-prose) border-t border-line empty:hidden">
      {reports !== null && (
        <WorkRow to="/admin-panel/resultados" icon="flask" text={m.panel_reports_waiting({ count: reports.count })}>
          {reports.critical > 0 && <Tag tone="alarm">{m.panel_reports_critical({ count: reports.critical })}</Tag>}
        </WorkRow>
      )}
      {quarantined !== null && (
        <WorkRow
          to="/admin-panel/mensajes-del-sistema"
          icon="results"
          text={m.panel_messages_waiting({ count: quarantined })}
        />
      )}
      {unanswered !== null && (
        <WorkRow to="/admin-panel/mensajes" icon="mail" text={m.inbox_unanswered({ count: unanswered })} />
      )}
      {visits !== null && (
        <WorkRow
          to="/admin-panel/domicilios"
          icon="house"
          text={visits.isOwn ? m.visits_count_own({ count: visits.count }) : m.visits_count({ count: visits.count })}
        />
      )}
    </ul>
  </>
);

interface WorkRowProps {
  to:
    | '/admin-panel/resultados'
    | '/admin-panel/mensajes-del-sistema'
    | '/admin-panel/mensajes'
    | '/admin-panel/domicilios';
  icon: 'flask' | 'results' | 'mail' | 'house';
  text: string;
  children?: ReactNode;
}

const WorkRow = ({ to, icon, text, children }: WorkRowProps) => (
  <li className="border-b border-line">
    <SiteLink to={to} className="flex min-h-14 items-center gap-3 px-2 hover:bg-tint">
      <Icon name={icon} className="size-5 shrink-0 text-brand" />
      <span className="grow">{text}</span>
      {children}
      <Icon name="chevron-right" className="size-4 shrink-0 text-ink-soft" />
    </SiteLink>
  </li>
);

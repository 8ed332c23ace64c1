import type { StaffRole } from '../../domain/access/access-table.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { Icon } from '../../ui/icons/icon.tsx';
import { roleName } from '../frame/role-words.ts';

interface PanelHomeProps {
  name: string;
  roles: readonly StaffRole[];
  /** The messages that wait for an answer; null for staff who do not read them. */
  unanswered: number | null;
  /** The visits to confirm, or the collector's own of today; null for staff who do not see them. */
  visits: { count: number; isOwn: boolean } | null;
}

/** The start of the panel: who is here, and the work of today. */
export const PanelHome = ({ name, roles, unanswered, visits }: PanelHomeProps) => (
  <>
    <h1 className="text-2xl">{m.panel_welcome({ name: name.split(' ')[0] ?? name })}</h1>
    <p className="mt-2 text-ink-soft">
      {m.panel_roles()}: {roles.map(roleName).join(', ')}
    </p>
    <ul className="mt-8 max-w-(--container-prose) border-t border-line empty:hidden">
      {unanswered !== null && (
        <li className="border-b border-line">
          <SiteLink to="/admin-panel/mensajes" className="flex min-h-14 items-center gap-3 px-2 hover:bg-tint">
            <Icon name="mail" className="size-5 shrink-0 text-brand" />
            <span className="grow">{m.inbox_unanswered({ count: unanswered })}</span>
            <Icon name="chevron-right" className="size-4 shrink-0 text-ink-soft" />
          </SiteLink>
        </li>
      )}
      {visits !== null && (
        <li className="border-b border-line">
          <SiteLink to="/admin-panel/domicilios" className="flex min-h-14 items-center gap-3 px-2 hover:bg-tint">
            <Icon name="house" className="size-5 shrink-0 text-brand" />
            <span className="grow">
              {visits.isOwn ? m.visits_count_own({ count: visits.count }) : m.visits_count({ count: visits.count })}
            </span>
            <Icon name="chevron-right" className="size-4 shrink-0 text-ink-soft" />
          </SiteLink>
        </li>
      )}
    </ul>
  </>
);

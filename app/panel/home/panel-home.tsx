import type { StaffRole } from '../../domain/access/access-table.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { roleName } from '../frame/role-words.ts';

/** The start of the panel: who is here, and the work of today. */
export const PanelHome = ({ name, roles }: { name: string; roles: readonly StaffRole[] }) => (
  <>
    <h1 className="text-2xl">{m.panel_welcome({ name: name.split(' ')[0] ?? name })}</h1>
    <p className="mt-2 text-ink-soft">
      {m.panel_roles()}: {roles.map(roleName).join(', ')}
    </p>
  </>
);

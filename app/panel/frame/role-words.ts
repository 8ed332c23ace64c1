import type { StaffRole } from '../../domain/access/access-table.ts';
import { m } from '../../i18n/paraglide/messages.js';

const words: Readonly<Record<StaffRole, () => string>> = {
  owner: m.role_owner,
  bacteriologist: m.role_bacteriologist,
  counselor: m.role_counselor,
  reception: m.role_reception,
  collector: m.role_collector,
  editor: m.role_editor,
};

/** 'reception' → 'Recepción' */
export const roleName = (role: StaffRole): string => words[role]();

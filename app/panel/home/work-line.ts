import type { StaffRole } from '../../domain/access/access-table.ts';
import type { WorkItem, WorkKind } from '../../domain/work/work-item.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import type { IconName } from '../../ui/icons/icon-names.ts';
import { visitDayWords, windowWords } from '../../views/visits/visit-words.ts';
import { whyWords } from '../results/result-words.ts';

/** Something that waits, as a line of the overview. */
export interface WorkLine {
  item: WorkItem;
  /** '3 horas'; '' for less than two minutes; null if it has an hour of its own. */
  waited: string | null;
  exam: string | null;
}

export interface PanelHomeView {
  name: string;
  roles: readonly StaffRole[];
  lines: readonly WorkLine[];
  counts: readonly { kind: WorkKind; count: number }[];
  /** The last alarm; null if there is none to show, or the caller does not read the audit log. */
  alarm: { at: string; reason: string } | null;
}

interface KindWords {
  icon: IconName;
  /** The kind of one line. */
  name: () => string;
  count: (counted: { count: number }) => string;
  /** The section with all of them. */
  section:
    | '/admin-panel/resultados'
    | '/admin-panel/mensajes-del-sistema'
    | '/admin-panel/mensajes'
    | '/admin-panel/domicilios'
    | '/admin-panel/medicos';
}

export const workWords: Readonly<Record<WorkKind, KindWords>> = {
  release: {
    icon: 'flask',
    section: '/admin-panel/resultados',
    name: m.home_release,
    count: m.panel_reports_waiting,
  },
  counsel: {
    icon: 'flask',
    section: '/admin-panel/resultados',
    name: m.home_counsel,
    count: m.home_counsel_count,
  },
  message: {
    icon: 'results',
    section: '/admin-panel/mensajes-del-sistema',
    name: m.home_message,
    count: m.panel_messages_waiting,
  },
  inbox: {
    icon: 'mail',
    section: '/admin-panel/mensajes',
    name: m.home_inbox,
    count: m.inbox_unanswered,
  },
  visit: {
    icon: 'house',
    section: '/admin-panel/domicilios',
    name: m.home_visit,
    count: m.visits_count,
  },
  'own-visit': {
    icon: 'house',
    section: '/admin-panel/domicilios',
    name: m.home_own_visit,
    count: m.visits_count_own,
  },
  application: {
    icon: 'stethoscope',
    section: '/admin-panel/medicos',
    name: m.home_application,
    count: m.home_application_count,
  },
};

/** The address of what waits. */
export function workHref({ kind, id }: WorkItem): string {
  const locale = getLocale();
  switch (kind) {
    case 'release':
    case 'counsel':
      return localizedHref(locale, '/admin-panel/resultados/:id', { id });
    case 'message':
      return localizedHref(locale, '/admin-panel/mensajes-del-sistema/:id', { id });
    case 'inbox':
      return localizedHref(locale, '/admin-panel/mensajes/:id', { id });
    case 'visit':
    case 'own-visit':
      return localizedHref(locale, '/admin-panel/domicilios/:id', { id });
    case 'application':
      return localizedHref(locale, '/admin-panel/medicos/:id', { id });
  }
}

/** Tells two lines of a kind apart: the exam, the reason, the reference, or the day. */
export function workDetail({ item, exam }: WorkLine): string {
  if (exam !== null) return exam;
  if (item.kind === 'message') return whyWords(item.reason);
  if (item.kind === 'inbox') return item.reference;
  if ('window' in item) return `${visitDayWords(item.day)}, ${windowWords(item.window)}`;
  return '';
}

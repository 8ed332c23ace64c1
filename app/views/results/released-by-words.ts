import { m } from '../../i18n/paraglide/messages.js';

/** { releasedBy: 'Beatriz Ochoa', isAutomatic: true } → 'Por reglas que fijó Beatriz Ochoa' */
export const releasedByWords = ({ releasedBy, isAutomatic }: { releasedBy: string | null; isAutomatic: boolean }) =>
  isAutomatic && releasedBy ? m.released_by_rules({ name: releasedBy }) : releasedBy;

import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';

type Word = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string;

/** The first pattern that the Spanish text of an instruction matches names its subject. */
const leads: readonly (readonly [pattern: RegExp, lead: Word])[] = [
  [/levotiroxina/i, m.plan_lead_levothyroxine],
  [/insulina/i, m.plan_lead_insulin],
  [/corticoide/i, m.plan_lead_corticosteroids],
  [/omeprazol/i, m.exam_leave_acid_reducers],
  [/antibiótico/i, m.exam_leave_antibiotics],
  [/aspirina/i, m.exam_leave_anti_inflammatories],
  [/toma hierro/i, m.exam_leave_iron_supplements],
  [/vitaminas/i, m.plan_lead_vitamins],
  [/gluten/i, m.plan_lead_gluten],
  [/hongos/i, m.plan_lead_antifungals],
  [/infección/i, m.plan_lead_infection],
  [/medicamento/i, m.plan_lead_medicines],
];

/** 'Si toma levotiroxina, pregunte a su médico si …' → 'Levotiroxina': the subject of a question, so that several of them can be scanned. */
export const questionLead = (spanish: string, locale: Locale): string =>
  (leads.find(([pattern]) => pattern.test(spanish))?.[1] ?? m.plan_lead_other)({}, { locale });

import type { Relation } from '../../domain/persons/relatives.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** How a relative of a person who has died was related to them. */
export const relationWords = {
  spouse: m.relative_spouse,
  partner: m.relative_partner,
  parent: m.relative_parent,
  child: m.relative_child,
  sibling: m.relative_sibling,
} as const satisfies Record<Relation, unknown>;

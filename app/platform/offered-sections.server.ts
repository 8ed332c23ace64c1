import type { LoaderFunctionArgs } from 'react-router';

import type { Action, StaffRole } from '../domain/access/access-table.ts';
import { mayOpenMailbox } from '../domain/outbox/mailbox-rules.ts';
import { panelSections } from '../panel/frame/panel-sections.ts';
import { offeredActions } from './caller.server.ts';
import { servicesContext } from './services.ts';

/** The actions of the sections that these roles open. A demonstration opens the mailbox to reception, too. */
export function offeredSections(context: LoaderFunctionArgs['context'], held: readonly StaffRole[]): Action[] {
  const asked = panelSections.flatMap(({ action }) => (action === null || action === 'mailbox.read' ? [] : action));
  const hasMailbox = mayOpenMailbox(held, context.get(servicesContext).isDemonstration);
  return [...offeredActions(held, asked), ...(hasMailbox ? (['mailbox.read'] as const) : [])];
}

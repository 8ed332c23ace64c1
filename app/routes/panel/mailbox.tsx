import { redirect } from 'react-router';

import { actorOf } from '../../domain/accounts/caller.ts';
import { listMails, type MailReader, readMailbox, retryMail } from '../../domain/outbox/mailbox.server.ts';
import { mayOpenMailbox } from '../../domain/outbox/mailbox-rules.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { DeliveriesScreen } from '../../panel/mailbox/deliveries-screen.tsx';
import { mailboxHref, mailboxQuery } from '../../panel/mailbox/mailbox-address.ts';
import { MailboxScreen } from '../../panel/mailbox/mailbox-screen.tsx';
import { accountNeeds, requireArea } from '../../platform/caller.server.ts';
import { pageNumberIn } from '../../platform/page-number.ts';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/mailbox';

/** The reader, if this mailbox is open to them. */
function requireReader({ context, url }: Pick<Route.LoaderArgs, 'context' | 'url'>): MailReader {
  const caller = requireArea(context, 'staff', url);
  if (!mayOpenMailbox(caller.roles, context.get(servicesContext).isDemonstration))
    throw new Response(null, { status: 403 });
  return { actor: actorOf(caller), role: caller.roles.includes('owner') ? 'owner' : 'reception' };
}

export const loader = async (args: Route.LoaderArgs) => {
  const reader = requireReader(args);
  const { context, url } = args;
  const { laboratory, publicUrl, panelUrl, isDemonstration, db } = context.get(servicesContext);
  const sender = { laboratory, publicUrl, panelUrl };
  const page = pageNumberIn(url);
  if (!isDemonstration)
    return { kind: 'deliveries' as const, page, ...(await listMails(db, sender, getLocale(), page)) };
  const mail = url.searchParams.get(mailboxQuery.mail);
  const read = await readMailbox(accountNeeds(context), sender, reader, { page, mail });
  if (mail && !read.opened) throw new Response(null, { status: 404 });
  return { kind: 'mailbox' as const, page, ...read };
};

/** Sends an email again. It ignores an email that is gone, or that the worker still tries to send. */
export const action = async (args: Route.ActionArgs) => {
  const reader = requireReader(args);
  if (reader.role !== 'owner') throw new Response(null, { status: 403 });
  const form = await args.request.formData().catch(() => new FormData());
  await retryMail(accountNeeds(args.context), reader, String(form.get(mailboxQuery.mail) ?? ''));
  throw redirect(mailboxHref({ page: pageNumberIn(args.url) }), 303);
};

export const meta: Route.MetaFunction = () => [{ title: m.panel_mailbox() }, { name: 'robots', content: 'noindex' }];

export default function Mailbox({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'mailbox' ? <MailboxScreen {...loaderData} /> : <DeliveriesScreen {...loaderData} />;
}

import { readAccessLog } from '../../domain/persons/access-log.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { AccessLog } from '../../patient/access/access-log.tsx';
import { PatientFrame } from '../../patient/frame/patient-frame.tsx';
import { accountNeeds, requireAction } from '../../platform/caller.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { leavesNoTrace, visitOf } from '../../platform/result-visit.server.ts';
import type { Route } from './+types/access';

export const middleware: Route.MiddlewareFunction[] = [leavesNoTrace];

export const handle = { frame: 'area' } satisfies PageHandle<typeof loader>;

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { account } = requireAction(context, 'patient', url, 'audit.own');
  return { visit: visitOf(context, null), entries: await readAccessLog(accountNeeds(context), account) };
};

export const meta: Route.MetaFunction = () => [{ title: m.access_heading() }, { name: 'robots', content: 'noindex' }];

export default function Access({ loaderData: { visit, entries } }: Route.ComponentProps) {
  return (
    <PatientFrame visit={visit}>
      <h1 className="mb-8 text-2xl">{m.access_heading()}</h1>
      <AccessLog entries={entries} />
    </PatientFrame>
  );
}

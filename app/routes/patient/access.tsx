import { m } from '../../i18n/paraglide/messages.js';
import { AccessLog } from '../../patient/access/access-log.tsx';
import { ProxySection } from '../../patient/access/proxy-section.tsx';
import { PatientFrame } from '../../patient/frame/patient-frame.tsx';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { answerAccess, loadAccess } from '../../platform/patient-access.server.ts';
import { leavesNoTrace } from '../../platform/result-visit.server.ts';
import type { Route } from './+types/access';

export const middleware: Route.MiddlewareFunction[] = [leavesNoTrace];

export const handle = { frame: 'area' } satisfies PageHandle<typeof loader>;

export const loader = (args: Route.LoaderArgs) => loadAccess(args);

export const action = (args: Route.ActionArgs) => answerAccess(args);

export const meta: Route.MetaFunction = () => [{ title: m.access_heading() }, { name: 'robots', content: 'noindex' }];

/** The readers of the account's results: those with access now, and those who have read. */
export default function Access({
  loaderData: { visit, persons, grants, twins, isFresh, entries },
  actionData,
}: Route.ComponentProps) {
  return (
    <PatientFrame visit={visit}>
      <h1 className="text-2xl">{m.access_heading()}</h1>
      <div className="mt-8 grid gap-12">
        {persons.length > 0 && (
          <ProxySection persons={persons} grants={grants} twins={twins} isFresh={isFresh} reply={actionData} />
        )}
        <AccessLog entries={entries} />
      </div>
    </PatientFrame>
  );
}

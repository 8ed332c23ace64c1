import { redirect } from 'react-router';

import { endMapping, listMappings } from '../../domain/messages-in/map-code.server.ts';
import { pathInLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import { MappingList } from '../../panel/results/mapping-list.tsx';
import { accountNeeds, requireAction } from '../../platform/caller.server.ts';
import { decisionDenial, mappingDecider, proofOf } from '../../platform/message-form.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { formOf } from '../../platform/sign-in-flow.server.ts';
import type { Route } from './+types/sender-codes';

const HERE = '/admin-panel/equivalencias';

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  requireAction(context, 'staff', url, 'message.read');
  const { catalogue, laboratory } = context.get(servicesContext);
  const { byCode } = await catalogue();
  const mappings = (await listMappings(accountNeeds(context))).map((mapping) => ({
    ...mapping,
    name: byCode.get(mapping.meaning)?.name[getLocale()] ?? mapping.meaning,
  }));
  return { mappings, timeZone: laboratory.timeZone, proof: decisionDenial({ context, url }) && proofOf(HERE) };
};

export const action = async (args: Route.ActionArgs) => {
  const { needs, actor } = await mappingDecider(args);
  const ended = await endMapping(needs, actor, String((await formOf(args.request)).get('deshacer') ?? ''));
  if (!ended) throw new Response(null, { status: 404 });
  throw redirect(pathInLocale(getLocale(), HERE), 303);
};

export const meta: Route.MetaFunction = () => [{ title: m.codes_heading() }, { name: 'robots', content: 'noindex' }];

export default function SenderCodes({ loaderData }: Route.ComponentProps) {
  return <MappingList {...loaderData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;

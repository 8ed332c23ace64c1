import { data, redirect } from 'react-router';

import { nextDoubtfulMessage, readMessage } from '../../domain/messages-in/message-review.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import { needsDecision } from '../../panel/results/message-actions.tsx';
import { MessageScreen } from '../../panel/results/message-screen.tsx';
import { accountNeeds, requireAction } from '../../platform/caller.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { answerMessageForm, decidedIn, decisionDenial, mapChoices } from '../../platform/message-form.server.ts';
import { reportActor } from '../../platform/report-form.server.ts';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/system-message';

export const loader = async ({ context, url, params }: Route.LoaderArgs) => {
  const caller = requireAction(context, 'staff', url, 'message.read');
  const needs = accountNeeds(context);
  const message = await readMessage(needs, reportActor(caller, 'message.read'), params.id);
  if (!message) throw new Response(null, { status: 404 });
  const { timeZone } = context.get(servicesContext).laboratory;
  const choices = message.about === null ? { exams: [], units: [] } : await mapChoices(context);
  return {
    message,
    timeZone,
    denial: decisionDenial({ context, url }),
    choices,
    decided: decidedIn(url),
    next: needsDecision(message) ? null : await nextDoubtfulMessage(needs),
  };
};

export const action = async (args: Route.ActionArgs) => {
  const answer = await answerMessageForm(args, args.params.id);
  if (answer.kind === 'done') throw redirect(answer.to, 303);
  const { reply } = answer;
  return data({ reply }, reply.kind === 'changed' ? 409 : reply.kind === 'found' ? 200 : 422);
};

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

export const meta: Route.MetaFunction = () => [{ title: m.messages_heading() }, { name: 'robots', content: 'noindex' }];

export default function SystemMessage({ loaderData, actionData }: Route.ComponentProps) {
  return <MessageScreen {...loaderData} reply={actionData?.reply} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;

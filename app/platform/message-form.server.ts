import { type LoaderFunctionArgs, redirect } from 'react-router';

import { may } from '../domain/access/access-table.ts';
import { standingOf } from '../domain/accounts/caller.ts';
import { examOfText, examTexts } from '../domain/manual-entry/order-form.ts';
import { documentTypes } from '../domain/messages-in/documents.ts';
import { catalogUnits, type MapOutcome, mapCode } from '../domain/messages-in/map-code.server.ts';
import { dismissalReasons } from '../domain/messages-in/message-reasons.ts';
import { candidateById } from '../domain/messages-in/message-review.server.ts';
import {
  correctField,
  dismissMessage,
  linkPerson,
  markReviewed,
  retryMessage,
} from '../domain/messages-in/resolve-message.server.ts';
import { findPerson } from '../domain/persons/person-desk.server.ts';
import { pathInLocale } from '../i18n/locale.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import type { MessageReply } from '../panel/results/message-actions.tsx';
import type { MapChoices } from '../panel/results/message-map.tsx';
import { accountNeeds, requireAction } from './caller.server.ts';
import { ingestNeeds } from './intake.server.ts';
import { reportActor } from './report-form.server.ts';
import { servicesContext } from './services.ts';
import { formOf } from './sign-in-flow.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;

const MESSAGES_PATH = '/admin-panel/mensajes-del-sistema';
/** How many other messages the decision also placed. Its presence says that the caller just decided. */
const DECIDED_PARAMETER = 'ubicados';

/** '?ubicados=3' → 3 · '' → null */
export function decidedIn({ searchParams }: URL): number | null {
  const text = searchParams.get(DECIDED_PARAMETER);
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Whether the caller may decide about messages now: null, or why not. */
export function decisionDenial({ context, url }: Pick<Args, 'context' | 'url'>) {
  const verdict = may('message.resolve', standingOf(requireAction(context, 'staff', url, 'message.read')));
  return verdict.allowed ? null : verdict.because;
}

/** The address that asks for a proof of identity, and leads back to a page of the panel. */
export const proofOf = (path: string): string =>
  `${pathInLocale(getLocale(), '/admin-panel/confirmar')}?${new URLSearchParams({ a: pathInLocale(getLocale(), path) })}`;

/** The exams and units of the catalog. */
export async function mapChoices(context: Args['context']): Promise<MapChoices> {
  const catalogue = await context.get(servicesContext).catalogue();
  return { exams: examTexts(catalogue, getLocale()), units: catalogUnits(catalogue) };
}

/** The caller's needs and part, if they may decide now. Everybody else proves first who they are. */
async function decider({ context, url }: Args, path: string) {
  const caller = requireAction(context, 'staff', url, 'message.resolve');
  if (!may('message.resolve', standingOf(caller)).allowed) throw redirect(proofOf(path), 303);
  const needs = { ...(await ingestNeeds(context.get(servicesContext))), ...accountNeeds(context) };
  return { needs, actor: reportActor(caller, 'message.resolve') };
}

type Decider = Awaited<ReturnType<typeof decider>>;
type Answer = { kind: 'done'; to: string } | { kind: 'reply'; reply: MessageReply };

/** Answers the forms of a message's page. */
export async function answerMessageForm(args: Args, id: string): Promise<Answer> {
  const { needs, actor } = await decider(args, `${MESSAGES_PATH}/${id}`);
  const form = await formOf(args.request);
  if (form.get('accion') === 'buscar') return { kind: 'reply', reply: await seek({ needs, actor }, form) };
  const outcome = await decide({ needs, actor }, id, form);
  if (outcome.kind === 'missing') throw new Response(null, { status: 404 });
  if (outcome.kind === 'invalid' && form.has('significa'))
    return { kind: 'reply', reply: { kind: 'invalid', meaning: String(form.get('significa')) } };
  if (outcome.kind !== 'done') return { kind: 'reply', reply: { kind: outcome.kind } };
  // The message says what became of it, and leads to the next one.
  const query = new URLSearchParams({ [DECIDED_PARAMETER]: String(outcome.alsoPlaced ?? 0) });
  return { kind: 'done', to: `${pathInLocale(getLocale(), `${MESSAGES_PATH}/${id}`)}?${query}` };
}

function decide({ needs, actor }: Decider, id: string, form: FormData): Promise<MapOutcome> {
  const text = (name: string): string => String(form.get(name) ?? '');
  switch (text('accion')) {
    case 'corregir': {
      const [, segment, field] = /^(\d+)-(\d+)$/.exec(text('campo')) ?? [];
      return correctField(needs, actor, id, { segment: Number(segment), field: Number(field), value: text('valor') });
    }
    case 'ligar':
      return linkPerson(needs, actor, id, text('persona'));
    case 'equivalencia':
      // A unit is no exam's code or name.
      return mapCode(needs, actor, id, examOfText(text('significa'), needs.catalogue)?.code ?? text('significa'));
    case 'reintentar':
      return retryMessage(needs, actor, id);
    case 'visto':
      return markReviewed(needs, actor, id);
    case 'rechazar': {
      const reason = dismissalReasons.find((one) => one === text('motivo'));
      return reason ? dismissMessage(needs, actor, id, reason) : Promise.resolve({ kind: 'invalid' });
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

/** Finds a person by document. The number is in no address, and each search is counted and in the audit log. */
async function seek({ needs, actor }: Decider, form: FormData): Promise<MessageReply> {
  const type = documentTypes.find((one) => one === form.get('tipo'));
  const number = String(form.get('numero') ?? '').trim();
  if (!type || number === '' || number.length > 30) return { kind: 'invalid' };
  const found = await findPerson(needs, actor, { type, number });
  if (found.kind !== 'found') return { kind: found.kind };
  const candidate = await candidateById(needs, found.person);
  return candidate ? { kind: 'found', candidate } : { kind: 'none' };
}

/** The decider of the page of mappings. */
export const mappingDecider = (args: Args): Promise<Decider> => decider(args, '/admin-panel/equivalencias');

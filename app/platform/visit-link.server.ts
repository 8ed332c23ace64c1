import { data, type LoaderFunctionArgs, redirect } from 'react-router';

import { answerVisit, readLinkedVisit } from '../domain/visits/visitor-visit.server.ts';
import type { VisitLinkView } from '../site/visits/visit-link-screen.tsx';
import { visitNeeds } from './visit-calendar.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;

const linkedView = async ({ context }: Pick<Args, 'context'>, token: string): Promise<VisitLinkView | null> => {
  const visit = await readLinkedVisit(visitNeeds(context), token);
  return visit && { ...visit, window: visit.time_window };
};

/** The visit of a mail's link. Every link that opens nothing gets the same answer. */
export async function loadVisitLink(args: Pick<Args, 'context'>, token: string) {
  const visit = await linkedView(args, token);
  return data({ visit }, visit ? 200 : 404);
}

/** Accepts or cancels. A visit that changed since the page was opened is shown as it is now. */
export async function answerVisitLink({ request, context, url }: Args, token: string) {
  const form = await request.formData().catch(() => new FormData());
  const asked = form.get('accion');
  if (asked !== 'aceptar' && asked !== 'cancelar') throw new Response(null, { status: 400 });
  const move = asked === 'aceptar' ? 'accept' : 'cancel';
  const outcome = await answerVisit(visitNeeds(context), token, { move, version: Number(form.get('version')) });
  if (outcome === 'changed') return data({ isChanged: true }, 409);
  if (outcome === 'missing') return data({ isChanged: false }, 404);
  throw redirect(url.pathname, 303);
}

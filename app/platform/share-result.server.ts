import { data, type LoaderFunctionArgs, redirect } from 'react-router';

import { may } from '../domain/access/access-table.ts';
import { standingOf } from '../domain/accounts/caller.ts';
import { createShare, ownReleasedReport, readShares, revokeShare } from '../domain/reports/report-shares.server.ts';
import { localizedHref } from '../i18n/href.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import type { ShareReply } from '../patient/share/share-page.tsx';
import { readShareForm } from '../patient/share/share-schema.ts';
import { accountNeeds, requireAction } from './caller.server.ts';
import { requireProofFor } from './confirm-flow.server.ts';
import { servicesContext } from './services.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;

/** Loads the open links of the caller to one of their own results; null for a result that is missing, withdrawn, or somebody else's. */
export async function loadShares(context: Args['context'], url: URL, report: string) {
  const caller = requireAction(context, 'patient', url, 'result.share');
  const { account } = caller;
  const needs = accountNeeds(context);
  if (!(await ownReleasedReport(needs.db, needs, account, report))) return null;
  const isFresh = may('result.share', standingOf(caller)).allowed;
  return { report, isFresh, shares: await readShares(needs, account, report) };
}

/** Makes a link, and shows it once; or ends one. The loader explains a missing result. */
export async function answerShare({ request, context, url }: Args, report: string) {
  const { account } = requireAction(context, 'patient', url, 'result.share');
  const needs = accountNeeds(context);
  const form = await request.formData().catch(() => new FormData());
  if (form.get('accion') === 'cerrar') {
    if (!(await revokeShare(needs, account, String(form.get('enlace') ?? '')))) return data(undefined, 404);
    throw redirect(url.pathname, 303);
  }
  requireProofFor('result.share', { context, url });
  const { value, typed } = readShareForm(form);
  if (!value) return data<ShareReply>({ kind: 'faulty', typed }, 422);
  const made = await createShare(needs, account, { report, ...value });
  if (!made) return data(undefined, 404);
  const path = localizedHref(getLocale(), '/portal-resultados/compartido/:token', { token: made.token });
  const link = context.get(servicesContext).publicUrl + path;
  return data<ShareReply>({ kind: 'made', link, passcode: made.passcode });
}

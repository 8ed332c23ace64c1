import { data, type LoaderFunctionArgs, redirect } from 'react-router';

import { type Action, may, type Role } from '../domain/access/access-table.ts';
import { type Caller, standingOf } from '../domain/accounts/caller.ts';
import { clearAutoRule, readAutoRules, setAutoRule } from '../domain/autoverification/auto-rules.server.ts';
import { qcReasons } from '../domain/autoverification/qc-reasons.ts';
import { liftHold, qualityHolds, setHold } from '../domain/autoverification/quality-holds.server.ts';
import { areas } from '../domain/exams/exam.ts';
import { needsCounseling } from '../domain/messages-in/exam-codes.ts';
import { pathInLocale } from '../i18n/locale.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import { readRuleForm } from '../panel/autorelease/read-rule-form.ts';
import { accountNeeds, requireAction } from './caller.server.ts';
import { servicesContext } from './services.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;
type AccountCaller = Extract<Caller, { kind: 'account' }>;

const authors: readonly Role[] = ['bacteriologist', 'owner'];
const authorOf = ({ account, roles }: AccountCaller) => ({
  account,
  role: authors.find((role) => roles.includes(role)) ?? ('bacteriologist' as const),
});

const START = '/admin-panel/liberacion-automatica';
const pathOf = (path: string): string => pathInLocale(getLocale(), path);

/** Sends a caller whose proof is too old to the page that asks for it. */
function requireFresh(caller: AccountCaller, action: Action, path: string): void {
  if (may(action, standingOf(caller)).allowed) return;
  throw redirect(`${pathOf('/admin-panel/confirmar')}?${new URLSearchParams({ a: pathOf(path) })}`, 303);
}

export async function loadAutoRelease({ context, url }: Args) {
  const caller = requireAction(context, 'staff', url, 'auto-release.manage');
  const { catalogue, laboratory } = context.get(servicesContext);
  const { byCode } = await catalogue();
  const needs = accountNeeds(context);
  const nameOf = (code: string) => byCode.get(code)?.name[getLocale()] ?? null;
  const [rules, holds] = [await readAutoRules(needs), await qualityHolds(needs)];
  return {
    rules: rules.map((rule) => ({ ...rule, name: nameOf(rule.exam) ?? rule.exam })),
    holds: holds.map((hold) => ({ ...hold, name: nameOf(hold.target) })),
    mayHold: may('quality.hold', { ...standingOf(caller), isFresh: true }).allowed,
    timeZone: laboratory.timeZone,
  };
}

/** Answers the forms of the list: find an exam, set a hold, lift one. */
export async function answerAutoRelease(args: Args) {
  const form = await args.request.formData().catch(() => new FormData());
  const named = form.get('accion');
  if (named === 'buscar') return findExam(args, String(form.get('codigo') ?? ''));
  if (named !== 'detener' && named !== 'levantar') throw new Response(null, { status: 400 });
  const caller = requireAction(args.context, 'staff', args.url, 'quality.hold');
  requireFresh(caller, 'quality.hold', START);
  const needs = accountNeeds(args.context);
  if (named === 'levantar') {
    await liftHold(needs, authorOf(caller), String(form.get('detencion') ?? ''));
    throw redirect(pathOf(START), 303);
  }
  const reason = qcReasons.find((one) => one === form.get('motivo'));
  const area = areas.find((one) => one === form.get('area'));
  if (!reason || !area) throw new Response(null, { status: 400 });
  const code = String(form.get('examen') ?? '')
    .trim()
    .toUpperCase();
  const { byCode } = await args.context.get(servicesContext).catalogue();
  if (code !== '' && !byCode.has(code)) return data({ unknown: null, unknownTarget: true }, 422);
  const analyzer = String(form.get('analizador') ?? '')
    .trim()
    .slice(0, 60);
  await setHold(needs, authorOf(caller), { target: code || area, analyzer, reason });
  throw redirect(pathOf(START), 303);
}

async function findExam({ context, url }: Args, typed: string) {
  requireAction(context, 'staff', url, 'auto-release.manage');
  const code = typed.trim().toUpperCase();
  const { byCode } = await context.get(servicesContext).catalogue();
  if (!byCode.has(code)) return data({ unknown: code, unknownTarget: false }, 404);
  throw redirect(pathOf(pathOfExam(code)), 303);
}

/** Addresses are in small letters, codes in capitals: 'HEM-001' → '…/hem-001' */
const pathOfExam = (code: string): string => `${START}/${code.toLowerCase()}`;

export async function loadRule({ context, url }: Args, part: string) {
  const code = part.toUpperCase();
  const caller = requireAction(context, 'staff', url, 'auto-release.manage');
  const catalogue = await context.get(servicesContext).catalogue();
  const exam = catalogue.byCode.get(code);
  if (!exam) throw new Response(null, { status: 404 });
  const [rule] = await readAutoRules(accountNeeds(context), code);
  const locale = getLocale();
  return {
    exam: { code, name: exam.name[locale], isCounseled: needsCounseling(catalogue, exam) },
    components: exam.components.map(({ id, name, unit, expected }) => ({
      id,
      name: name[locale],
      unit,
      expected: expected?.[locale] ?? null,
    })),
    rule: rule ?? null,
    isFresh: may('auto-release.manage', standingOf(caller)).allowed,
  };
}

/** Turns automatic release of an exam on or off. An exam that needs counseling is never released by rules. */
export async function answerRule(args: Args, part: string) {
  const code = part.toUpperCase();
  const caller = requireAction(args.context, 'staff', args.url, 'auto-release.manage');
  requireFresh(caller, 'auto-release.manage', pathOfExam(code));
  const catalogue = await args.context.get(servicesContext).catalogue();
  const exam = catalogue.byCode.get(code);
  if (!exam || needsCounseling(catalogue, exam)) throw new Response(null, { status: 404 });
  const form = await args.request.formData().catch(() => new FormData());
  const needs = accountNeeds(args.context);
  if (form.get('accion') === 'apagar') {
    await clearAutoRule(needs, authorOf(caller), code);
    throw redirect(pathOf(START), 303);
  }
  const rule = readRuleForm(form, { exam: code, components: exam.components });
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  if (!rule) return data({ typed }, 422);
  await setAutoRule(needs, authorOf(caller), rule);
  throw redirect(pathOf(START), 303);
}

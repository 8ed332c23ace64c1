import { data, type LoaderFunctionArgs, redirect } from 'react-router';

import { type Action, may, scopeOf } from '../domain/access/access-table.ts';
import { type Caller, standingOf } from '../domain/accounts/caller.ts';
import { documentTypes } from '../domain/messages-in/documents.ts';
import { printedBindingCode } from '../domain/persons/binding-code.ts';
import { handOverCode } from '../domain/persons/binding-codes.server.ts';
import { sendLinkFromDesk } from '../domain/persons/desk-link.server.ts';
import { readJoins } from '../domain/persons/join-persons.server.ts';
import { endBond, readBonds } from '../domain/persons/person-accounts.server.ts';
import { changeContact, type DeskStaff, findPerson, readPerson } from '../domain/persons/person-desk.server.ts';
import { pathInLocale } from '../i18n/locale.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import type { DeskRight } from '../panel/patients/desk-right.ts';
import type { PatientReply } from '../panel/patients/patient-screen.tsx';
import type { SearchReply } from '../panel/patients/patient-search.tsx';
import { readContact, readDocument } from '../panel/patients/read-desk-forms.ts';
import { accountNeeds, requireAction } from './caller.server.ts';
import { answerRecordForm } from './patient-record.server.ts';
import { servicesContext } from './services.ts';
import { secondsUntil } from './sign-in-flow.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;
type AccountCaller = Extract<Caller, { kind: 'account' }>;

const formOf = ({ request }: Args): Promise<FormData> => request.formData().catch(() => new FormData());

const staffFor = ({ account, roles }: AccountCaller, action: Action): DeskStaff => ({
  account,
  role: roles.find((role) => scopeOf(action, [role]) !== null) ?? 'reception',
});

/** Answers the search: the person's page, or why there is none. */
export async function answerSearch(args: Args) {
  const caller = requireAction(args.context, 'staff', args.url, 'person.read');
  const { value, reply } = readDocument(await formOf(args));
  if (!value) return data(reply, 422);
  const needs = accountNeeds(args.context);
  const outcome = await findPerson(needs, staffFor(caller, 'person.read'), value);
  if (outcome.kind === 'wait')
    return data<SearchReply>({ ...reply, problem: 'wait', wait: secondsUntil(outcome.until, needs.now) }, 429);
  if (outcome.kind === 'none') return data<SearchReply>({ ...reply, problem: 'none' }, 404);
  throw redirect(pathOf(outcome.person), 303);
}

/** The forms of a person's page that lead back to it. */
const doneForms = ['contact', 'link', 'bond', 'registro'] as const;

const pathOf = (person: string): string => pathInLocale(getLocale(), `/admin-panel/pacientes/${person}`);

export async function loadPatient({ context, url }: Args, id: string) {
  const caller = requireAction(context, 'staff', url, 'person.read');
  const needs = accountNeeds(context);
  const person = await readPerson(needs, staffFor(caller, 'person.read'), id);
  if (!person) throw new Response(null, { status: 404 });
  const rightTo = (action: Action): DeskRight => {
    const verdict = may(action, standingOf(caller));
    return verdict.allowed ? 'yes' : verdict.because === 'needs-proof' ? 'proof' : 'no';
  };
  const done = url.searchParams.get('hecho');
  return {
    person,
    bonds: await readBonds(needs, id),
    record: await readJoins(needs, id),
    documentTypes: [...documentTypes],
    rights: {
      entrust: rightTo('person.entrust'),
      join: rightTo('person.join'),
      decease: rightTo('person.decease'),
      invite: may('person.invite', standingOf(caller)).allowed,
    },
    timeZone: context.get(servicesContext).laboratory.timeZone,
    done: doneForms.find((one) => one === done) ?? null,
  } as const;
}

const actionOf: Readonly<Record<string, Action>> = {
  contacto: 'person.entrust',
  codigo: 'person.entrust',
  enlace: 'person.invite',
  quitar: 'person.entrust',
  unir: 'person.join',
  separar: 'person.join',
  fallecio: 'person.decease',
  vive: 'person.decease',
  familiar: 'person.decease',
};

/** Answers the forms of a person's page: contact, code, link, and the end of an account's access. */
export async function answerPatientForm(args: Args, id: string) {
  const form = await formOf(args);
  const named = String(form.get('accion') ?? '');
  const action = Object.hasOwn(actionOf, named) ? actionOf[named] : undefined;
  if (!action) throw new Response(null, { status: 400 });
  const caller = requireAction(args.context, 'staff', args.url, action);
  if (!may(action, standingOf(caller)).allowed) {
    const confirm = pathInLocale(getLocale(), '/admin-panel/confirmar');
    throw redirect(`${confirm}?${new URLSearchParams({ a: pathOf(id) })}`, 303);
  }
  const staff = staffFor(caller, action);
  if (named === 'contacto') return storeContact(args, staff, { id, form });
  const needs = accountNeeds(args.context);
  if (action === 'person.join' || action === 'person.decease')
    return answerRecordForm(needs, staff, { id, form, here: pathOf(id) });
  if (named === 'enlace') {
    const outcome = await sendLinkFromDesk(needs, staff, { person: id, order: String(form.get('orden') ?? '') });
    if (outcome === 'wait') return data<PatientReply>({ kind: 'link-wait' }, 429);
    if (outcome !== 'sent') return data<PatientReply>({ kind: outcome }, 422);
    throw redirect(`${pathOf(id)}?hecho=link`, 303);
  }
  if (named === 'quitar') {
    const bond = { person: id, account: String(form.get('cuenta') ?? '') };
    if (await endBond(needs, staff, bond)) throw redirect(`${pathOf(id)}?hecho=bond`, 303);
    return data<PatientReply>({ kind: 'no-bond' }, 404);
  }
  const handed = await handOverCode(needs, staff, id);
  if (!handed) throw new Response(null, { status: 404 });
  if (handed === 'wait') return data<PatientReply>({ kind: 'code-wait' }, 429);
  const code = { printed: printedBindingCode(handed.code), expiresAt: handed.expiresAt };
  return data<PatientReply>({ kind: 'code', code }, 200);
}

async function storeContact(args: Args, staff: DeskStaff, { id, form }: { id: string; form: FormData }) {
  const { exams } = await args.context.get(servicesContext).catalogue();
  const examNames = exams.flatMap(({ name, synonyms }) => [name.es, name.en, ...synonyms.es, ...synonyms.en]);
  const { value, reply } = readContact(form, examNames);
  if (!value) return data<PatientReply>({ kind: 'contact', contact: reply }, 422);
  const { version, ...contact } = value;
  const outcome = await changeContact(accountNeeds(args.context), staff, { id, version }, contact);
  if (outcome === 'missing') throw new Response(null, { status: 404 });
  if (outcome === 'changed')
    return data<PatientReply>({ kind: 'contact', contact: { ...reply, hasChanged: true } }, 409);
  throw redirect(`${pathOf(id)}?hecho=contact`, 303);
}

import { data, redirect } from 'react-router';

import { recordDeath, recordRelative, undoDeath } from '../domain/persons/deceased.server.ts';
import { joinPersons, separatePerson } from '../domain/persons/join-persons.server.ts';
import { isPerson } from '../domain/persons/joined-records.server.ts';
import type { DeskStaff } from '../domain/persons/person-desk.server.ts';
import { mayHandToRelative, relations } from '../domain/persons/relatives.ts';
import type { PatientReply } from '../panel/patients/patient-screen.tsx';
import type { accountNeeds } from './caller.server.ts';

type Needs = ReturnType<typeof accountNeeds>;

interface RecordForm {
  id: string;
  form: FormData;
  /** The page of the person. */
  here: string;
}

/** Answers the forms about a person's record: join, separate, a death, a relative. */
export async function answerRecordForm(needs: Needs, staff: DeskStaff, { id, form, here }: RecordForm) {
  if (!(await isPerson(needs.db, id))) throw new Response(null, { status: 404 });
  const named = form.get('accion');
  if (named === 'unir') {
    const document = { type: String(form.get('tipo') ?? ''), number: String(form.get('numero') ?? '').trim() };
    const outcome = await joinPersons(needs, staff, id, document);
    if (outcome !== 'done') return data<PatientReply>({ kind: 'join', fault: outcome, ...document }, 422);
  } else if (named === 'separar') {
    if (!(await separatePerson(needs, staff, id, String(form.get('registro') ?? ''))))
      throw new Response(null, { status: 404 });
  } else if (named === 'fallecio') await recordDeath(needs, staff, id);
  else if (named === 'vive') await undoDeath(needs, staff, id);
  else {
    const relation = relations.find((one) => one === form.get('parentesco'));
    if (!relation) throw new Response(null, { status: 400 });
    if (!mayHandToRelative(form.getAll('papeles').map(String))) return data<PatientReply>({ kind: 'relative' }, 422);
    if (!(await recordRelative(needs, staff, { person: id, relation }))) throw new Response(null, { status: 404 });
  }
  throw redirect(`${here}?hecho=registro`, 303);
}

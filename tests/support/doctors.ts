import type { ApplicationState } from '../../app/domain/doctors/application-states.ts';
import { sealApplication } from '../../app/domain/doctors/sealed-application.server.ts';
import { newId } from '../../db/new-id.ts';
import { type Database, testVault } from './host.ts';
import { makeAccount } from './people.ts';

interface TestDoctor {
  email?: string;
  name?: string;
  registration?: string;
  state?: ApplicationState;
  at?: string;
}

let number = 0;

/** A doctor with an account, a second factor, and an application in a state. */
export async function makeDoctor(db: Database, doctor: TestDoctor = {}) {
  number += 1;
  const { name = 'Iván Restrepo', registration = `7133${number}`, state = 'approved' } = doctor;
  const { email = `medico${number}@clinica.example`, at = '2026-11-17T15:00:00Z' } = doctor;
  const account = await makeAccount(db, { kind: 'doctor', email, name, at });
  const application = newId();
  const details = {
    name,
    email,
    documentType: 'CC' as const,
    documentNumber: `7133${number}`,
    registration,
    specialty: 'Medicina interna',
    institution: 'Clínica del Canario',
    phone: '300 111 2233',
    note: '',
  } as const;
  await db
    .insertInto('doctor_applications')
    .values({
      ...sealApplication(testVault, application, details),
      id: application,
      account: account.id,
      email_index: email,
      password: null,
      token_hash: newId(),
      expires_at: at,
      locale: 'es',
      state,
      reason: null,
      authorization_version: '1',
      authorization_hash: 'x',
      sent_at: at,
      waits_since: at,
      decided_at: null,
      decided_by: null,
      version: 2,
    })
    .execute();
  return { ...account, email, application, registration };
}

import { excuses, failures, recipientRoles } from '../../domain/critical/critical-case.ts';
import type { CriticalRecord } from '../../domain/critical/critical-cases.server.ts';

/** A call that was not recorded: what was typed, and what is missing. */
export interface CallReply {
  recipient: string;
  role: string;
  readBack: string;
  isConfirmed: boolean;
  faults: readonly ('recipient' | 'role' | 'readBack' | 'isConfirmed')[];
}

const MOST = 200;

/** Reads a record of a call. A call counts only with a name, a role, and the value read back. */
export function readCall(form: FormData): { value: CriticalRecord | null; reply: CallReply } {
  const text = (name: string) =>
    String(form.get(name) ?? '')
      .trim()
      .slice(0, MOST);
  const reply: CallReply = {
    recipient: text('persona'),
    role: text('papel'),
    readBack: text('lectura'),
    isConfirmed: form.get('coincide') === 'si',
    faults: [],
  };
  const named = form.get('accion');
  if (named === 'intento') return { value: reasonOf('failed', failures, form), reply };
  if (named === 'sin-llamada') return { value: reasonOf('excused', excuses, form), reply };
  const role = recipientRoles.find((one) => one === reply.role);
  const { recipient, readBack } = reply;
  const faults = [
    ...(recipient === '' ? (['recipient'] as const) : []),
    ...(role === undefined ? (['role'] as const) : []),
    ...(readBack === '' ? (['readBack'] as const) : []),
    ...(reply.isConfirmed ? [] : (['isConfirmed'] as const)),
  ];
  if (!role || faults.length > 0) return { value: null, reply: { ...reply, faults } };
  return { value: { kind: 'told', recipient, role, readBack }, reply };
}

function reasonOf<Kind extends 'failed' | 'excused', Reason extends string>(
  kind: Kind,
  reasons: readonly Reason[],
  form: FormData,
): { kind: Kind; reason: Reason } {
  const reason = reasons.find((one) => one === form.get('motivo'));
  if (!reason) throw new Response(null, { status: 400 });
  return { kind, reason };
}

import { z } from 'zod';

import { visitMisses, visitRefusals } from '../../domain/visits/visit-reasons.ts';
import { readForm, textOf } from '../../ui/forms/read-form.ts';
import type { VisitRefusalView } from './visit-lists.ts';

const visitActions = ['confirmar', 'proponer', 'rechazar', 'anular', 'hecha', 'no-hecha'] as const;

const optional = z.string().trim().max(60, 'unknown').default('');

/** The forms of a visit. Each button says which of them it is; the fields that it needs are checked where it is answered. */
const decisionSchema = z.object({
  accion: z.enum(visitActions, { error: 'unknown' }),
  version: z.coerce.number({ error: 'unknown' }).int('unknown'),
  dia: optional,
  franja: optional,
  persona: optional,
  motivo: optional,
});

export type VisitDecisionForm = z.output<typeof decisionSchema>;

/** Reads a form of a visit; null if it is not one of ours. */
export function readDecision(form: FormData): { value: VisitDecisionForm; typed: VisitRefusalView['typed'] } | null {
  const { value, typed } = readForm(form, decisionSchema, ['unknown']);
  if (!value) return null;
  const kept = { dia: textOf(typed, 'dia'), franja: textOf(typed, 'franja'), persona: textOf(typed, 'persona') };
  return { value, typed: kept };
}

/** 'no-room' → 'no-room' · 'anything' → null */
export const refusalReason = (typed: string) => visitRefusals.find((reason) => reason === typed) ?? null;
export const missReason = (typed: string) => visitMisses.find((reason) => reason === typed) ?? null;

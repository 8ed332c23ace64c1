import { readForm, textOf } from '../../ui/forms/read-form.ts';
import type { ReplyRefusal } from './inbox-view.ts';
import { replyFaults, replySchema } from './reply-schema.ts';

/** A form of a message as it was filled; null if it is not one of ours. */
export function readReply(
  form: FormData,
): (Pick<ReplyRefusal, 'move' | 'text' | 'fault'> & { version: number }) | null {
  const { value, faults, typed } = readForm(form, replySchema, replyFaults);
  if (value) return { move: value.movimiento, text: value.texto, fault: null, version: value.version };
  const move = textOf(typed, 'movimiento');
  const { texto } = faults;
  if ((move !== 'correo' && move !== 'telefono') || (texto !== 'missing' && texto !== 'long')) return null;
  return { move, text: textOf(typed, 'texto'), fault: texto, version: 0 };
}

import type { ContactDraft } from './contact-draft.ts';

/** The words around a draft. The page carries them for its own script, which has no messages. */
export interface DraftWords {
  greeting: string;
  /** One for each field in its order, with one `{}` for what was typed. */
  lines: readonly string[];
  /** What the laboratory calls the service that was chosen. */
  service: string;
}

/** The draft as the text of a chat: a line for each field that says something. */
export function draftText(draft: ContactDraft, { greeting, lines, service }: DraftWords): string {
  const { nombre, telefono, email, servicio, mensaje } = draft;
  const said = [nombre, telefono, email, servicio && service, mensaje];
  const told = lines.flatMap((line, position) => {
    const value = said[position];
    return value ? filled(line, value) : [];
  });
  return [greeting, ...told].join('\n');
}

/** ('Nombre: {}', 'Ana') → 'Nombre: Ana'. A line without a place would lose what was typed, so it throws. */
function filled(line: string, value: string): string {
  if (!line.includes('{}')) throw new Error(`The line "${line}" has no {} for what was typed`);
  return line.replace('{}', () => value);
}

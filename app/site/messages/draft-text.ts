import type { ContactDraft } from './contact-draft.ts';

/** The text around a draft. The page carries it for its own script, which has no messages. */
export interface DraftWords {
  greeting: string;
  /** One line per field in order, with one `{}` for the typed text. */
  lines: readonly string[];
  /** The laboratory's name for the chosen service. */
  service: string;
}

/** The draft as chat text: one line per nonempty field. */
export function draftText(draft: ContactDraft, { greeting, lines, service }: DraftWords): string {
  const { nombre, telefono, email, servicio, mensaje } = draft;
  const said = [nombre, telefono, email, servicio && service, mensaje];
  const written = lines.flatMap((line, position) => {
    const value = said[position];
    return value ? filled(line, value) : [];
  });
  return [greeting, ...written].join('\n');
}

/** ('Nombre: {}', 'Ana') → 'Nombre: Ana'. Throws for a line without a placeholder, which would lose the typed text. */
function filled(line: string, value: string): string {
  if (!line.includes('{}')) throw new Error(`The line "${line}" has no {} for the typed text`);
  return line.replace('{}', () => value);
}

import type { ContactDraft, ContactService } from './contact-draft.ts';

/** The words around a draft; each field's has one `{}`, for what was typed. The page carries them for its own script. */
export interface DraftWords {
  greeting: string;
  fields: Record<keyof ContactDraft, string>;
  services: Record<ContactService, string>;
}

/** The draft as the text of a chat: a line for each field that says something. */
export function draftText(draft: ContactDraft, words: DraftWords): string {
  const said: ContactDraft | Record<keyof ContactDraft, string> = {
    ...draft,
    servicio: draft.servicio && words.services[draft.servicio],
  };
  const lines = fieldOrder.flatMap((field) =>
    said[field] ? words.fields[field].replace('{}', () => said[field]) : [],
  );
  return [words.greeting, ...lines].join('\n');
}

const fieldOrder = ['nombre', 'telefono', 'email', 'servicio', 'mensaje'] as const satisfies (keyof ContactDraft)[];

import type { Contract } from '../../ui/behaviors/contract.ts';

/** Connects the contact form, its behavior, and measurement. */
export const contactFormContract: Contract<{
  /** The laboratory's number for chats. `print.css` hides its form. */
  to: string;
  email: string;
  subject: string;
  /** As `joinWords` joins them. */
  words: string;
  /** The laboratory's own name for the service of an option, if the page's name differs. */
  said?: string | undefined;
  /** The ways to send the draft, and the two sentences above them. */
  choice: true;
  written: true;
  empty: true;
  chat: true;
  mail: true;
}> = {
  to: 'data-draft-to',
  email: 'data-draft-email',
  subject: 'data-draft-subject',
  words: 'data-draft-words',
  said: 'data-said',
  choice: 'data-draft-choice',
  written: 'data-draft-written',
  empty: 'data-draft-empty',
  chat: 'data-draft-chat',
  mail: 'data-draft-mail',
};

/** The words around a draft: a greeting, and a line for each field in its order. */
interface FormWords {
  greeting: string;
  lines: readonly string[];
}

/** Joins the words, one a line. Throws for a word of two lines, which would shift the next ones. */
export function joinWords({ greeting, lines }: FormWords): string {
  const words = [greeting, ...lines];
  const broken = words.find((word) => word.includes('\n'));
  if (broken !== undefined) throw new Error(`A word of two lines cannot be handed over: ${broken}`);
  return words.join('\n');
}

export function splitWords(words: string): FormWords {
  const [greeting = '', ...lines] = words.split('\n');
  return { greeting, lines };
}

import type { Contract } from '../../ui/behaviors/contract.ts';

/** Connects the contact form, its behavior, and measurement. */
export const contactFormContract: Contract<{
  /** The laboratory's number for chats. `print.css` hides its form. */
  to: string;
  /** As `joinWords` joins them. */
  words: string;
  /** The laboratory's own name for the service of an option, if the page's name differs. */
  said?: string | undefined;
  /** The ways to send the draft, and the two sentences above them. */
  choice: true;
  written: true;
  empty: true;
  chat: true;
}> = {
  to: 'data-draft-to',
  words: 'data-draft-words',
  said: 'data-said',
  choice: 'data-draft-choice',
  written: 'data-draft-written',
  empty: 'data-draft-empty',
  chat: 'data-draft-chat',
};

import type { Behaviour } from '../../ui/behaviours/behaviour.ts';
import { whatsappHref } from '../laboratory/contact-links.ts';
import { readDraft } from './contact-draft.ts';
import { type DraftWords, draftText } from './draft-text.ts';

/**
 * Submitting the contact form (`contact-form.tsx`) sends nothing: it writes the draft into the link of the choice and shows it
 * (decision D2).
 */
export const contactForm: Behaviour = (form) => {
  const choice = form.parentElement?.querySelector<HTMLElement>('[data-draft-choice]');
  const chat = choice?.querySelector<HTMLAnchorElement>('a');
  if (!(form instanceof HTMLFormElement) || !choice || !chat) return;
  const { draftWords = '', draftTo = '' } = form.dataset;
  // Our own server has written it, from this very type.
  const words = JSON.parse(draftWords) as DraftWords;

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    chat.href = whatsappHref(draftTo, draftText(readDraft(new FormData(form)), words));
    choice.hidden = false;
    choice.focus();
  });
};

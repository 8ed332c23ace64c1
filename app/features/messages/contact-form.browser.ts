import type { Behaviour } from '../../ui/behaviours/behaviour.ts';
import { whatsappHref } from '../laboratory/contact-links.ts';
import { readDraft } from './contact-draft.ts';
import { draftText } from './draft-text.ts';

/**
 * Submitting the contact form (`contact-form.tsx`) sends nothing: it writes the draft into the link of the choice and shows it
 * (decision D2).
 */
export const contactForm: Behaviour = (form) => {
  const choice = form.parentElement?.querySelector<HTMLElement>('[data-draft-choice]');
  const chat = choice?.querySelector<HTMLAnchorElement>('a');
  if (!(form instanceof HTMLFormElement) || !choice || !chat) return;
  const { draftWords = '', draftTo = '' } = form.dataset;
  const [greeting = '', ...lines] = draftWords.split('\n');

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [chosen] = form.querySelector('select')?.selectedOptions ?? [];
    const service = chosen?.dataset.said ?? chosen?.text ?? '';
    chat.href = whatsappHref(draftTo, draftText(readDraft(new FormData(form)), { greeting, lines, service }));
    choice.hidden = false;
    choice.focus();
  });
};

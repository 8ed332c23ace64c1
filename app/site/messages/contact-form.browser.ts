import { whatsappHref, writtenMailHref } from '../../domain/laboratory/contact-links.ts';
import type { Behaviour } from '../../ui/behaviours/behaviour.ts';
import { isEmptyDraft, readDraft } from './contact-draft.ts';
import { draftText } from './draft-text.ts';

/**
 * Submitting the contact form (`contact-form.tsx`) sends nothing: it shows the ways to send the draft, with the text already written
 * (decision D2). While they are shown, every change of the draft changes their text: they never send an older one.
 */
export const contactForm: Behaviour = (form) => {
  const choice = form.parentElement?.querySelector<HTMLElement>('[data-draft-choice]');
  const chat = choice?.querySelector<HTMLAnchorElement>('[data-draft-chat]');
  const mail = choice?.querySelector<HTMLAnchorElement>('[data-draft-mail]');
  if (!(form instanceof HTMLFormElement) || !choice || !chat || !mail) return;
  const { draftWords = '', draftTo = '', draftEmail = '', draftSubject = '' } = form.dataset;
  const [greeting = '', ...lines] = draftWords.split('\n');

  const write = () => {
    const [chosen] = form.querySelector('select')?.selectedOptions ?? [];
    const service = chosen?.dataset.said ?? chosen?.text ?? '';
    const draft = readDraft(new FormData(form));
    const text = draftText(draft, { greeting, lines, service });
    chat.href = whatsappHref(draftTo, text);
    mail.href = writtenMailHref(draftEmail, draftSubject, text);
    choice.querySelector('[data-draft-written]')?.toggleAttribute('hidden', isEmptyDraft(draft));
    choice.querySelector('[data-draft-empty]')?.toggleAttribute('hidden', !isEmptyDraft(draft));
  };

  form.addEventListener('input', write);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    write();
    choice.hidden = false;
    choice.focus();
  });
};

import { composedMailHref, whatsappHref } from '../../domain/laboratory/contact-links.ts';
import type { Behavior } from '../../ui/behaviors/behavior.ts';
import { partOf, readText } from '../../ui/behaviors/contract.ts';
import { contactFormContract, splitWords } from '../../views/contact/contact-form.contract.ts';
import { isEmptyDraft, readDraft } from './contact-draft.ts';
import { draftText } from './draft-text.ts';

/**
 * Submitting the contact form (`contact-form.tsx`) sends nothing. It shows the ways to send the draft, with the text already written
 * (decision D2). While they are visible, every edit updates their text, so they never send an outdated draft.
 */
export const contactForm: Behavior = (form) => {
  const choice = form.parentElement && partOf(form.parentElement, contactFormContract, 'choice');
  const [chat, mail, written, empty] = (['chat', 'mail', 'written', 'empty'] as const).map(
    (part) => choice && partOf(choice, contactFormContract, part),
  );
  if (!(form instanceof HTMLFormElement) || !choice) return;
  if (!(chat instanceof HTMLAnchorElement && mail instanceof HTMLAnchorElement)) return;
  const wasSent = (part: 'to' | 'email' | 'subject' | 'words') => readText(form, contactFormContract, part);
  const { greeting, lines } = splitWords(wasSent('words'));

  const write = () => {
    const [chosen] = form.querySelector('select')?.selectedOptions ?? [];
    const service = readText(chosen, contactFormContract, 'said') || (chosen?.text ?? '');
    const draft = readDraft(new FormData(form));
    const text = draftText(draft, { greeting, lines, service });
    chat.href = whatsappHref(wasSent('to'), text);
    mail.href = composedMailHref(wasSent('email'), wasSent('subject'), text);
    written?.toggleAttribute('hidden', isEmptyDraft(draft));
    empty?.toggleAttribute('hidden', !isEmptyDraft(draft));
  };

  form.addEventListener('input', write);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    write();
    choice.hidden = false;
    choice.focus();
  });
};

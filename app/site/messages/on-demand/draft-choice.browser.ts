import { whatsappHref } from '../../../domain/laboratory/contact-links.ts';
import { partOf, readText } from '../../../ui/behaviors/contract.ts';
import { contactFormContract } from '../../../views/contact/contact-form.contract.ts';
import { isEmptyDraft, readDraft } from '../contact-draft.ts';
import { draftText } from '../draft-text.ts';
import { splitWords } from '../joined-words.ts';

/**
 * Writes the draft of the contact form into the ways to send it, now and at every edit, so they never send an outdated draft. Called again,
 * it changes nothing.
 */
export function followDraft(form: HTMLFormElement): void {
  form.addEventListener('input', writeDraft);
  writeDraft({ currentTarget: form });
}

/** Asks the visitor how to send the draft (decision D2). */
export function askHowToSend(form: HTMLFormElement): void {
  followDraft(form);
  const choice = choiceBeside(form);
  if (!choice) return;
  choice.hidden = false;
  choice.focus();
}

const choiceBeside = (form: HTMLFormElement): HTMLElement | null =>
  form.parentElement && partOf(form.parentElement, contactFormContract, 'choice');

/** One function for all forms: a browser adds the same listener once. */
function writeDraft({ currentTarget: form }: Pick<Event, 'currentTarget'>): void {
  const choice = form instanceof HTMLFormElement && choiceBeside(form);
  if (!choice) return;
  const [chat, written, empty] = (['chat', 'written', 'empty'] as const).map((part) =>
    partOf(choice, contactFormContract, part),
  );
  if (!(chat instanceof HTMLAnchorElement)) return;
  const wasSent = (part: 'to' | 'words') => readText(form, contactFormContract, part);
  const [chosen] = form.querySelector('select')?.selectedOptions ?? [];
  const service = readText(chosen, contactFormContract, 'said') || (chosen?.text ?? '');
  const draft = readDraft(new FormData(form));
  const text = draftText(draft, { ...splitWords(wasSent('words')), service });
  chat.href = whatsappHref(wasSent('to'), text);
  written?.toggleAttribute('hidden', isEmptyDraft(draft));
  empty?.toggleAttribute('hidden', !isEmptyDraft(draft));
}

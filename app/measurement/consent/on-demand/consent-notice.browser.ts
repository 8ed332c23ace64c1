import { partOf, readText, selectorOf } from '../../../ui/behaviors/contract.ts';
import { addStyleSheet } from '../../../ui/behaviors/style-sheets.ts';
import { consentContract } from '../../../views/consent/consent.contract.ts';
import {
  type ConsentChoice,
  type ConsentPreference,
  consentCategories,
  consentEvent,
  everything,
  isFor,
} from '../../../views/consent/consent-preference.ts';
import { keepPreference, storedPreference } from '../../../views/consent/consent-store.browser.ts';
import { onConsent } from './consent-changes.browser.ts';

/** The two parts of the notice: the banner that asks, and the dialog of the preferences. */
interface Notice {
  banner: HTMLElement;
  dialog: HTMLDialogElement;
}

let fetched: Promise<Notice> | undefined;

/** Shows the banner, which asks whether cookies are allowed. `policy` is the path of the cookie policy in the page's language. */
export async function ask(policy: string, version: string): Promise<void> {
  const { banner } = await notice(policy, version);
  if (isFor(version, storedPreference())) return;
  // After the skip link and before the page: it is the first keyboard stop, and it does not move the focus.
  document.querySelector('.skip-link')?.after(banner);
  document.documentElement.setAttribute(consentContract.asking, '');
}

/** Opens the preferences over the page. */
export async function choose(policy: string, version: string): Promise<void> {
  const { dialog } = await notice(policy, version);
  dialog.showModal();
}

/** Fetches the notice once; a failed request is repeated at the next call. */
function notice(policy: string, version: string): Promise<Notice> {
  fetched ??= fetchNotice(policy, version);
  return fetched.catch((fault: unknown) => {
    fetched = undefined;
    throw fault;
  });
}

/** Fetches the notice, which the server renders in the page's language (`consent-notice.tsx`). It appears once its styles are loaded. */
async function fetchNotice(policy: string, version: string): Promise<Notice> {
  const answer = await fetch(`${policy}/aviso`);
  if (!answer.ok) throw new Error(`the notice answered ${answer.status}`);
  const parts = new DOMParser().parseFromString(await answer.text(), 'text/html');
  // The dialog has a status of its own, for people who see it.
  const [styles, banner, dialog, status] = ['link', 'section', 'dialog', 'body > [role=status]'].map((part) =>
    parts.querySelector<HTMLElement>(part),
  );
  if (!styles || !banner || !(dialog instanceof HTMLDialogElement) || !status)
    throw new Error('the notice lacks a part');
  await addStyleSheet(styles);
  document.body.append(dialog, status);
  connect({ banner, dialog }, status, version);
  return { banner, dialog };
}

/** Makes the buttons of the banner and of the dialog work. */
function connect({ banner, dialog }: Notice, status: HTMLElement, version: string): void {
  banner.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const all = readText(target.closest(selectorOf(consentContract, 'all')), consentContract, 'all');
    if (all) keepPreference(everything(all === 'yes'), version);
    else if (target.closest(selectorOf(consentContract, 'choose'))) dialog.showModal();
  });
  for (const closer of dialog.querySelectorAll(selectorOf(consentContract, 'close')))
    closer.addEventListener('click', () => dialog.close());
  const form = dialog.querySelector('form');
  if (form) activateForm(form, version);
  onConsent((preference) => {
    if (!isFor(version, preference)) return;
    banner.remove();
    document.documentElement.removeAttribute(consentContract.asking);
  });
  document.addEventListener(consentEvent, (event) => {
    dialog.close();
    announce(status, event);
  });
}

/** Announces whether the choice is saved. Screen readers read text added to an existing live region. */
function announce(status: HTMLElement, event: Event): void {
  const kept = event instanceof CustomEvent && event.detail === true;
  status.textContent = readText(status, consentContract, kept ? 'saved' : 'unsaved');
}

/** Makes a preferences form show and store the visitor's choice: the one of the dialog, or the one on the policy's page. */
export function activateForm(form: HTMLFormElement, version: string): void {
  const show = (preference: ConsentPreference | null) => {
    const current = isFor(version, preference);
    form.reset();
    form.setAttribute(consentContract.answered, String(preference !== null));
    const outdated = partOf(form, consentContract, 'outdated');
    if (outdated) outdated.hidden = current || preference === null;
    for (const category of consentCategories) {
      const field = form.elements.namedItem(category);
      if (field instanceof RadioNodeList && current) field.value = preference[category] ? 'yes' : 'no';
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    keepPreference(choiceIn(new FormData(form)), version);
  });
  for (const button of form.querySelectorAll(selectorOf(consentContract, 'all')))
    button.addEventListener('click', () =>
      keepPreference(everything(readText(button, consentContract, 'all') === 'yes'), version),
    );
  const saved = partOf(form, consentContract, 'saved');
  onConsent((preference) => {
    show(preference);
    // The previous text was about a different choice.
    if (saved) saved.textContent = '';
  });
  document.addEventListener(consentEvent, (event) => {
    if (saved) announce(saved, event);
  });
  show(storedPreference());
}

/** Without an explicit yes, a category is not allowed. */
const choiceIn = (fields: FormData): ConsentChoice => ({
  analytics: fields.get('analytics') === 'yes',
  marketing: fields.get('marketing') === 'yes',
  functional: fields.get('functional') === 'yes',
});

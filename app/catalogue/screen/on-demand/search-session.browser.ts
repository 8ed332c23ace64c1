import type { CatalogueAnswer } from '../../../domain/exam-search/catalogue-answer.ts';
import { queryOf } from '../../../domain/exam-search/exam-choice.ts';
import type { ExamChoice } from '../../../domain/exam-search/exam-selection.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { patience, searchClient } from '../../../views/exams/on-demand/search-client.browser.ts';
import { changedChoice } from '../changed-choice.ts';
import { addressOnServer } from '../choice-address.ts';
import { keepTyped } from '../query-restore.browser.ts';
import { addressWithoutText, choiceOfAddress, isJump } from './asked-here.browser.ts';

interface SessionParts {
  locale: Locale;
  /** The codes of the list to which the visitor is adding exams. */
  carried: readonly string[];
  records: string;
  frequent: readonly string[];
  /** The choice that the server answered. */
  first: ExamChoice;
  onAnswer: (answer: CatalogueAnswer) => void;
  /** Called when this browser cannot search: from then on the server answers. */
  onFailure: () => void;
}

/**
 * The sequence of a visitor's questions on this page. The typed text is stored in the browser's history and in no address. Each method
 * resolves to whether its answer is shown. It is not shown if a later question came in the meantime, or if the browser cannot search.
 */
export function openSession({ locale, carried, records, frequent, first, onAnswer, onFailure }: SessionParts) {
  let asked = first;
  const serverAddress = addressOnServer(locale, carried);
  const askServer = (choice: ExamChoice) => location.assign(serverAddress(choice));

  const ask = async (choice: ExamChoice, patienceMs: number, fallBack?: (choice: ExamChoice) => void) => {
    asked = choice;
    const answer = await searchClient(records)
      .ask({ choice, locale, frequent }, patienceMs)
      .catch(() => null);
    if (asked !== choice) return false;
    if (answer) onAnswer(answer);
    else {
      onFailure();
      fallBack?.(choice);
    }
    return answer !== null;
  };
  const keep = (choice: ExamChoice, isStep?: boolean): ExamChoice => {
    keepTyped(choice.query, addressWithoutText(choice, carried), isStep);
    return choice;
  };
  const withText = (choice: ExamChoice, field: HTMLInputElement): ExamChoice => ({
    ...choice,
    query: field.value.trim(),
    asTyped: false,
    page: 1,
  });

  return {
    /** Text that was typed before React hydrated takes precedence over the address and the history. */
    begin: async (field: HTMLInputElement) => {
      const isEdited = field.value !== field.defaultValue;
      const before = choiceOfAddress();
      const choice = keep(isEdited ? withText(before, field) : before);
      if (queryOf(choice) === queryOf(first)) return false;
      if (!isEdited) field.value = choice.query;
      return ask(choice, patience.typing);
    },
    type: (field: HTMLInputElement) => ask(keep(withText(asked, field)), patience.typing),
    send: (field: HTMLInputElement) => ask(keep(withText(asked, field)), patience.pressing, askServer),
    /** `shown` is the choice for which the link was rendered. */
    choose: (link: ExamChoice, shown: ExamChoice) =>
      ask(keep(changedChoice(link, shown, asked), true), patience.pressing, askServer),
    /** The visitor went back or forward in the browser's history. */
    goBack: async (field: HTMLInputElement) => {
      if (isJump()) return false;
      const choice = choiceOfAddress();
      field.value = choice.query;
      return ask(choice, patience.pressing, (missed) => location.replace(serverAddress(missed)));
    },
  };
}

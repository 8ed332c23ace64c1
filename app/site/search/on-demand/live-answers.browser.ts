import { readChoice } from '../../../domain/exam-search/exam-choice.ts';
import { deduplicated, type Warning } from '../../../domain/exams/urgent.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { partOf, readJson, selectorOf } from '../../../ui/behaviors/contract.ts';
import { patience, searchClient } from '../../../views/exams/on-demand/search-client.browser.ts';
import { liveAnswersOf } from '../live-answers-of.ts';
import { searchContract } from '../search.contract.ts';
import { findIn, indexDocuments, type SearchDocument, type SearchIndex } from '../search-index.ts';

interface Line {
  href: string;
  text: string;
  from: string;
  urgent?: Warning | null;
}

const MAX_EXAMS = 5;
const MIN_LETTERS = 2;

/**
 * Shows answers below the field while the visitor types. Exams and titles are searched on this device: the typed text goes to the server
 * only with the form.
 */
export function showAnswers(field: HTMLInputElement, place: HTMLElement): void {
  const { records, titles, exams: examPages, locale } = readJson(place, searchContract, 'live');
  let index: Promise<SearchIndex> | undefined;
  let asked = '';
  const answer = async (query: string) => {
    index ??= fetch(titles)
      // `search-titles.ts` wrote it, from this very type.
      .then((response) => response.json() as Promise<SearchDocument[]>)
      .then(indexDocuments);
    const choice = readChoice(new URLSearchParams({ q: query }));
    const [found, { shown }] = await Promise.all([
      index.then((all) => liveAnswersOf(findIn(all, query), query)),
      searchClient(records).ask({ choice, locale, frequent: [] }, patience.typing),
    ]);
    if (asked !== query) return;
    const exams = deduplicated(shown.slice(0, MAX_EXAMS)).map(({ name, slug, urgent }) => ({
      href: `${examPages}/${slug}`,
      text: name[locale],
      from: '',
      urgent,
    }));
    fill(place, 'exams', exams, locale);
    fill(place, 'answers', found.answers, locale);
    fill(place, 'pages', found.pages, locale);
    place.hidden = exams.length + found.answers.length + found.pages.length === 0;
  };
  field.addEventListener('input', () => {
    asked = field.value.trim();
    if (asked.length < MIN_LETTERS) place.hidden = true;
    // Without an answer here, the form still has one.
    else answer(asked).catch(() => {});
  });
}

/** Copies a group's single line for each answer; the first copy is kept as the template. */
const templates = new WeakMap<Element, Element>();

function fill(place: HTMLElement, name: 'exams' | 'answers' | 'pages', lines: readonly Line[], locale: Locale): void {
  const group = place.querySelector<HTMLElement>(selectorOf(searchContract, 'group', name));
  const list = group?.querySelector('ul');
  const template = list && (templates.get(list) ?? list.firstElementChild);
  if (!group || !list || !template) return;
  templates.set(list, template);
  list.replaceChildren(...lines.map((line) => lineOf(template, line, locale)));
  group.hidden = lines.length === 0;
}

function lineOf(template: Element, { href, text, from, urgent }: Line, locale: Locale): Node {
  // The copy of an element is an element.
  const copy = template.cloneNode(true) as Element;
  const link = copy.querySelector<HTMLAnchorElement>(':scope > a');
  if (link) link.href = href;
  setText(link, 'span', text);
  setText(link, 'small', from);
  const warning = partOf(copy, searchContract, 'warning');
  if (warning && urgent) {
    warning.hidden = false;
    setText(warning, 'strong', urgent.sign[locale]);
    setText(warning, 'span', urgent.action[locale]);
  }
  return copy;
}

function setText(parent: Element | null, selector: string, text: string): void {
  const part = parent?.querySelector(selector);
  if (part) part.textContent = text;
}

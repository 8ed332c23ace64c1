import type { ExamChoice } from '../../domain/exam-search/exam-selection.ts';

/**
 * The choice after a click on a link. The link was rendered when `shown` was the choice, but `asked` may be a later one with its answer
 * still pending. Applies the link's changes to `asked`.
 */
export function changedChoice(link: ExamChoice, shown: ExamChoice, asked: ExamChoice): ExamChoice {
  // `Object.keys` returns exactly the keys of a choice.
  const names = Object.keys(link) as (keyof ExamChoice)[];
  const changes = Object.fromEntries(
    names.filter((name) => link[name] !== shown[name]).map((name) => [name, link[name]]),
  );
  return { ...asked, ...changes, page: link.page };
}

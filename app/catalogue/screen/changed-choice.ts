import type { ExamChoice } from '../../domain/exam-search/exam-choice.ts';

/**
 * What a link asks for that was rendered when `shown` was the choice, while `asked` may already be a later one whose answer is still under
 * way: the link's changes, and the rest as it was asked last.
 */
export function changedChoice(link: ExamChoice, shown: ExamChoice, asked: ExamChoice): ExamChoice {
  // The entries of a choice are named by its keys.
  const names = Object.keys(link) as (keyof ExamChoice)[];
  const changes = Object.fromEntries(
    names.filter((name) => link[name] !== shown[name]).map((name) => [name, link[name]]),
  );
  return { ...asked, ...changes, page: link.page };
}

import { pagePaths } from './page-paths.ts';

const examPaths = `${pagePaths['test-catalogue']}/`;

/** A link to an exam's page as compiled prose has it, in either language. */
const examLinks = new RegExp(`<a href="(?:/en)?${examPaths}([a-z0-9-]+)(?:[?#][^"]*)?">([\\s\\S]*?)</a>`, 'g');

/** A text of ours: its prose, and the answers of its questions. */
interface Text {
  html: string;
  questions?: readonly { question: string; answer: string }[];
}

/** The addresses of the exams that a text leads to, each once: ['tsh', 't4-libre'] */
export const examsLinkedIn = ({ html, questions = [] }: Text): string[] => [
  ...new Set(
    [html, ...questions.map(({ answer }) => answer)].flatMap((part) =>
      [...part.matchAll(examLinks)].map(([, slug = '']) => slug),
    ),
  ),
];

/**
 * Leaves of a link to an exam that the laboratory does not offer its words alone: texts are the site's, the catalogue is whatever the
 * laboratory has imported, and a name without a link is no lie.
 */
export function withoutDeadExamLinks<T extends Text>(text: T, isOffered: (slug: string) => boolean): T {
  const alive = (html: string): string =>
    html.replace(examLinks, (link, slug: string, words: string) => (isOffered(slug) ? link : words));
  return {
    ...text,
    html: alive(text.html),
    ...(text.questions && {
      questions: text.questions.map(({ question, answer }) => ({ question, answer: alive(answer) })),
    }),
  };
}

/** A link to the price of an exam: the fragment is the id of the price on the exam's page. */
const priceLinks = new RegExp(`<a href="(?:/en)?${examPaths}([a-z0-9-]+)#precio">[\\s\\S]*?</a>`, 'g');

/**
 * Prints the price behind each link to a price, from the catalogue of the day: 'VIH' → 'VIH: $ 52.000'. A page promises no price that
 * it does not show.
 */
export function withExamPrices<T extends Text>(text: T, priceOf: (slug: string) => string): T {
  const priced = (html: string): string =>
    html.replace(priceLinks, (link, slug: string) => `${link}: ${priceOf(slug)}`);
  return {
    ...text,
    html: priced(text.html),
    ...(text.questions && {
      questions: text.questions.map(({ question, answer }) => ({ question, answer: priced(answer) })),
    }),
  };
}

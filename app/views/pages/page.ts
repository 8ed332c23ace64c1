import type { SpecimenCap } from '../../domain/exams/specimen-cap.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { PictureName } from '../../ui/picture-sources.ts';

/** A link to an exam's page, at its place in a text. Whether the exam is offered, and its price, are known only at run time. */
export interface ExamMention {
  /** The exam's address below the catalog: 'tsh'. */
  slug: string;
  /** The opening tag. */
  opening: string;
  /** The link's text, as HTML. */
  words: string;
  /** The link is to the exam's price, which is printed behind it. */
  isPrice: boolean;
}

/** Sanitized HTML as the build leaves it, with the links to exams apart. `exam-links.ts` puts them in. */
export type WrittenHtml = readonly (string | ExamMention)[];

/** A part of a text, from one second-level heading to the next. The part before the first heading has no id. */
export interface ContentSection<Html = string> {
  id: string | null;
  /** The heading as plain text. */
  heading: string;
  /** The heading and its content. */
  html: Html;
}

/** A page's words, from `content/pages/<id>.<locale>.md`, with the laboratory's facts filled in. */
export interface Page<Html = string> {
  id: string;
  locale: Locale;
  /** For `<title>`, without the brand. */
  title: string;
  description: string;
  keywords: readonly string[];
  heading: string;
  lead: string;
  /** The single main action of the screen. The home page has its own. */
  action: PageAction;
  /** The things to have at hand for it, on a page that starts something (`entry-page.tsx`); empty elsewhere. */
  atHand: readonly string[];
  /** The container of the page's specimen, which gives the page its color. */
  cap?: SpecimenCap | undefined;
  picture?: PictureName | undefined;
  /** Calendar date of the last review, 'YYYY-MM-DD'. */
  reviewed?: string | undefined;
  /** True for a topic that visitors keep private: no chat text and no analytics may name the page. */
  sensitive: boolean;
  /** The version of a policy, which consents refer to. */
  version?: string | undefined;
  /** The common questions, and their answers. */
  questions: readonly Question<Html>[];
  /** Pages ('sti') and posts ('blog/ayuno-antes-del-examen') to read next. */
  related: readonly string[];
  sources: readonly Source[];
  /** The prose. */
  sections: readonly ContentSection<Html>[];
  /** The exams that its prose and its answers link to, by their addresses, each once: ['tsh', 't4-libre'] */
  exams: readonly string[];
}

/** A page before its links to exams are put in. */
export type WrittenPage = Page<WrittenHtml>;

/** A frequent question of a page, and its answer. */
export interface Question<Html = string> {
  question: string;
  answer: Html;
}

/** The source of a clinical or legal fact. */
export interface Source {
  label: string;
  url: string;
}

/** The target of an action: the chat with a text already written, the phone, or a path of the site. */
export type PageAction =
  | { label: string; to: 'whatsapp'; message: string }
  | { label: string; to: 'phone' }
  | { label: string; to: `/${string}` };

/** The pages of `content/pages` in both languages. */
export interface PageLibrary {
  /** Throws when there is no such page: its id is spelled in a route module, so that is a bug. */
  read(id: string, locale: Locale): WrittenPage;
  list(locale: Locale): WrittenPage[];
}

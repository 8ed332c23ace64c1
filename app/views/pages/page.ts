import type { SpecimenCap } from '../../domain/exams/specimen-cap.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { PictureName } from '../../ui/picture-sources.ts';

/** A page's words, from `content/pages/<id>.<locale>.md`, with the laboratory's facts filled in. */
export interface Page {
  id: string;
  locale: Locale;
  /** For `<title>`, without the brand. */
  title: string;
  description: string;
  keywords: readonly string[];
  heading: string;
  lead: string;
  /** The one main action of the screen. The home page has its own. */
  action: PageAction;
  /** Which container the page's specimen travels in: the page's colour. */
  cap?: SpecimenCap | undefined;
  picture?: PictureName | undefined;
  /** Calendar date of the last review, 'YYYY-MM-DD'. */
  reviewed?: string | undefined;
  /** It is about what a visitor keeps to themselves: no chat and nothing that is measured may name it. */
  sensitive: boolean;
  /** Which version of a policy this is: a consent refers to it. */
  version?: string | undefined;
  /** What people ask; the answer is sanitised HTML. */
  questions: readonly Question[];
  /** Pages ('sti') and posts ('blog/ayuno-antes-del-examen') to read next. */
  related: readonly string[];
  sources: readonly Source[];
  /** The prose, as sanitised HTML. */
  html: string;
}

export interface Question {
  question: string;
  answer: string;
}

/** Where a clinical or legal fact comes from. */
export interface Source {
  label: string;
  url: string;
}

/** Where an action leads: the chat with a text already written, the telephone, or a path of the site. */
export type PageAction =
  | { label: string; to: 'whatsapp'; message: string }
  | { label: string; to: 'phone' }
  | { label: string; to: `/${string}` };

export interface PageLibrary {
  /** Throws when there is no such page: its id is spelled in a route module, so that is a bug. */
  read(id: string, locale: Locale): Page;
  list(locale: Locale): Page[];
}

import type { Locale } from '../i18n/locale.ts';
import { m } from '../i18n/paraglide/messages.js';

const words: Readonly<Record<string, (inputs?: Record<string, never>, options?: { locale?: Locale }) => string>> = {
  code: m.api_param_code,
  q: m.api_param_q,
  area: m.api_param_area,
  specimen: m.api_param_specimen,
  fasting: m.api_param_fasting,
  sameDay: m.api_param_same_day,
  atHome: m.api_param_at_home,
  panel: m.api_param_panel,
  sort: m.api_param_sort,
  page: m.api_param_page,
  pageSize: m.api_param_page_size,
  e: m.api_param_e,
  taken: m.api_param_taken,
  lang: m.api_param_lang,
};

/** Returns the description of a parameter by its name in the address. Throws if it has none; a test asks for all of them. */
export function parameterWords(name: string, locale: Locale): string {
  const word = words[name];
  if (!word) throw new Error(`parameter-words.ts does not describe ${name}`);
  return word({}, { locale });
}

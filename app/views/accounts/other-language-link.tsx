import { useLocation } from 'react-router';

import { localeOfPath, pathInLocale, spanishPath } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** The same page in the other language, behind sign-in. Its address is the current one: a browser's navigation may have changed it. */
export function OtherLanguageLink() {
  const { pathname } = useLocation();
  const other = localeOfPath(pathname) === 'es' ? 'en' : 'es';
  return (
    <a
      href={pathInLocale(other, spanishPath(pathname))}
      hrefLang={other}
      lang={other}
      className="inline-flex min-h-11 items-center px-2 text-sm font-medium text-brand underline decoration-line-strong underline-offset-4 hover:decoration-brand"
    >
      {m.other_language()}
    </a>
  );
}

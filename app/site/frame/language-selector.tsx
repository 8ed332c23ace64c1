import { useLocation, useMatches } from 'react-router';
import { languageName, languageTag, locales, pathInLocale, spanishPath } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { clickContract } from '../../ui/behaviors/clicks.contract.ts';
import { classes } from '../../ui/classes.ts';
import { dataFor } from '../../ui/data-for.ts';
import { waitsFor } from '../../ui/waits-for.ts';
import { isMissing } from './missing.ts';
import { preservedQuery } from './preserved-query.ts';

/** Links to the same screen in the other language. The choice is remembered, but a followed link never asks for it (decision D1). */
export function LanguageSelector({ className }: { className?: string }) {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const path = isMissing(matches) ? '/' : spanishPath(pathname);
  const query = preservedQuery(search, matches);
  return (
    <nav aria-label={m.language_label()} className={classes('flex', className)}>
      {locales.map((locale) => (
        <a
          key={locale}
          href={pathInLocale(locale, path) + query}
          hrefLang={languageTag[locale]}
          lang={languageTag[locale]}
          aria-label={`${locale} · ${languageName[locale]}`}
          aria-current={locale === getLocale() ? 'true' : undefined}
          {...waitsFor('behavior')}
          {...dataFor(clickContract, { locale })}
          className="grid min-h-6 min-w-8 place-items-center text-on-forest-soft uppercase underline-offset-4 hover:underline aria-[current]:font-bold aria-[current]:text-on-forest"
        >
          {locale}
        </a>
      ))}
    </nav>
  );
}

import type { ReactNode } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { Icon } from '../../ui/icons/icon.tsx';
import { OtherLanguageLink } from '../../views/accounts/other-language-link.tsx';
import { SignOutButton } from '../../views/accounts/sign-out-button.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { AccountNav } from './account-nav.tsx';
import { closingWords } from './visit-words.ts';

/** A reader with a confirmed identity, on a page that shows their results. */
export interface PatientVisit {
  /** The first name of the person whose results these are; null on a page that shows none. */
  firstName: string | null;
  /** When the page closes; null for an account. */
  ends: { at: string; minutes: number } | null;
  /** The visitor has signed in with an account. */
  isAccount: boolean;
}

interface PatientFrameProps {
  /** Null until the birth date is right: the frame then shows the laboratory and nothing else. */
  visit: PatientVisit | null;
  children: ReactNode;
}

/** The patient's application: the laboratory's mark, whose results these are, when the page closes, and one thing at a time. */
export function PatientFrame({ visit, children }: PatientFrameProps) {
  const { shortBrand, phones } = useLaboratory();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line bg-surface">
        <div className="mx-auto w-full max-w-5xl px-4 sm:px-8 flex min-h-14 items-center justify-between gap-4">
          <p className="flex items-center gap-2.5 font-semibold">
            <Icon name="mark" className="size-6 text-brand" />
            {shortBrand}
          </p>
          <div className="no-print flex items-center gap-2">
            <OtherLanguageLink />
            {visit && <SignOutButton />}
          </div>
        </div>
        {visit?.isAccount && <AccountNav />}
        {visit && <VisitLine visit={visit} />}
      </header>
      <main
        id="contenido"
        tabIndex={-1}
        className="mx-auto w-full max-w-5xl px-4 sm:px-8 grow pt-8 pb-16 outline-none lg:pt-14"
      >
        {children}
      </main>
      <footer className="no-print border-t border-line">
        <p className="mx-auto w-full max-w-5xl px-4 sm:px-8 py-5 text-sm text-ink-soft">
          {m.visit_footer()}{' '}
          <a
            href={`tel:${phones[0].replace(/[^+\d]/g, '')}`}
            className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-brand underline underline-offset-4"
          >
            {phones[0]}
          </a>
        </p>
      </footer>
    </div>
  );
}

function VisitLine({ visit: { firstName, ends } }: { visit: PatientVisit }) {
  const { timeZone } = useLaboratory();
  if (!firstName && !ends) return null;
  return (
    <div className="bg-tint print:bg-transparent">
      <p className="mx-auto w-full max-w-5xl px-4 sm:px-8 flex flex-wrap items-center justify-between gap-x-6 py-2 text-sm">
        <span className="font-semibold">{firstName && m.visit_for({ name: firstName })}</span>
        {ends && (
          <span className="no-print flex items-center gap-1.5 text-ink-soft max-sm:text-xs">
            <Icon name="clock" className="size-4 text-brand" />
            <span>
              <time dateTime={ends.at}>{closingWords(ends.at, timeZone)}</time> ·{' '}
              {m.visit_minutes({ count: ends.minutes })}
            </span>
          </span>
        )}
      </p>
    </div>
  );
}

import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

import type { StaffRole } from '../../domain/access/access-table.ts';
import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Icon } from '../../ui/icons/icon.tsx';
import { SignOutButton } from '../../views/accounts/sign-out-button.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { GoToDialog, GoToOpener } from '../go-to/go-to-opener.tsx';
import type { PanelSection } from './panel-sections.ts';
import { roleName } from './role-words.ts';

interface PanelFrameProps {
  name: string;
  roles: readonly StaffRole[];
  sections: readonly PanelSection[];
  children: ReactNode;
}

/** The staff's application: sections at the left, or a row of them on a phone; who works here; the work. */
export function PanelFrame({ name, roles, sections, children }: PanelFrameProps) {
  const { shortBrand } = useLaboratory();
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <header className="no-print border-b border-line bg-sunken lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:border-r lg:border-b-0">
        <div className="flex items-center justify-between gap-4 px-4 py-2 lg:px-5 lg:py-6">
          <SiteLink to="/admin-panel" className="flex items-center gap-2.5 font-semibold">
            <Icon name="mark" className="size-6 text-brand" />
            {shortBrand}
          </SiteLink>
          <div className="flex items-center gap-1 lg:hidden">
            <GoToOpener className="inline-flex border-0 bg-transparent" />
            <SignOutButton />
          </div>
        </div>
        <div className="hidden px-3 pb-3 lg:block">
          <GoToOpener className="flex" />
        </div>
        <nav aria-label={m.panel_nav()} className="max-lg:scroll-fade lg:grow lg:overflow-y-auto lg:px-3">
          <ul className="flex gap-1 px-3 pb-2 lg:grid lg:px-0">
            {sections.map((section) => (
              <SectionLink key={section.path} section={section} />
            ))}
          </ul>
        </nav>
        <div className="hidden border-t border-line p-5 lg:block">
          <p className="font-semibold">{name}</p>
          <p className="text-sm text-ink-soft">{roles.map(roleName).join(', ')}</p>
          <div className="mt-2 -ml-2">
            <SignOutButton />
          </div>
        </div>
      </header>
      <main id="contenido" tabIndex={-1} className="px-4 pt-6 pb-16 outline-none sm:px-8 lg:px-12 lg:pt-10">
        {children}
      </main>
      <GoToDialog />
    </div>
  );
}

function SectionLink({ section: { path, name, icon } }: { section: PanelSection }) {
  const { pathname } = useLocation();
  const href = localizedHref(getLocale(), path);
  const isHere = pathname === href || (path !== '/admin-panel' && pathname.startsWith(`${href}/`));
  return (
    // On a phone the row begins at the current section. A browser that cannot begin there shows it first.
    <li className="scroll-mx-3 has-[[aria-current]]:[scroll-initial-target:nearest] max-lg:not-supports-[scroll-initial-target:nearest]:has-[[aria-current]]:order-first">
      <a
        href={href}
        aria-current={isHere ? 'page' : undefined}
        className="flex min-h-11 items-center gap-3 rounded-md px-3 font-medium whitespace-nowrap text-ink-soft hover:bg-tint hover:text-ink aria-[current]:bg-tint aria-[current]:text-ink"
      >
        <Icon name={icon} className="size-5 shrink-0" />
        {name()}
      </a>
    </li>
  );
}

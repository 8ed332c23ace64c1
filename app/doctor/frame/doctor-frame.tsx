import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { spanishPath } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Icon } from '../../ui/icons/icon.tsx';
import { OtherLanguageLink } from '../../views/accounts/other-language-link.tsx';
import { SignOutButton } from '../../views/accounts/sign-out-button.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';

const sections = [
  { path: '/portal-medicos', name: m.doctor_nav_orders },
  { path: '/portal-medicos/solicitud', name: m.doctor_nav_application },
  { path: '/portal-medicos/seguridad', name: m.security_nav },
] as const;

interface DoctorFrameProps {
  name: string;
  /** Until the laboratory approves somebody, there are no orders to lead to. */
  isApproved: boolean;
  children: ReactNode;
}

/** The doctors' application: one bar above, and the whole width for the table. */
export function DoctorFrame({ name, isApproved, children }: DoctorFrameProps) {
  const { shortBrand } = useLaboratory();
  return (
    <div className="min-h-dvh">
      <header className="no-print border-b border-line bg-sunken">
        <div className="mx-auto flex max-w-[100rem] flex-wrap items-center gap-x-6 px-4 sm:px-8">
          <SiteLink to="/" className="flex min-h-12 items-center gap-2.5 font-semibold">
            <Icon name="mark" className="size-6 text-brand" />
            {shortBrand}
          </SiteLink>
          <nav aria-label={m.doctor_nav()} className="max-sm:order-last max-sm:w-full">
            <ul className="-mx-3 flex sm:mx-0">
              {sections
                .filter(({ path }) => isApproved || path !== '/portal-medicos')
                .map(({ path, name: words }) => (
                  <SectionTab key={path} path={path} name={words()} />
                ))}
            </ul>
          </nav>
          <div className="ml-auto flex items-center gap-x-2">
            <span className="text-sm text-ink-soft max-md:sr-only">{name}</span>
            <OtherLanguageLink />
            <SignOutButton />
          </div>
        </div>
      </header>
      <main
        id="contenido"
        tabIndex={-1}
        className="mx-auto max-w-[100rem] px-4 pt-6 pb-16 outline-none sm:px-8 lg:pt-8"
      >
        {children}
      </main>
    </div>
  );
}

function SectionTab({ path, name }: { path: (typeof sections)[number]['path']; name: string }) {
  const { pathname } = useLocation();
  const href = localizedHref(getLocale(), path);
  const here = sections.findLast((section) => spanishPath(pathname).startsWith(section.path))?.path;
  const isHere = path === here;
  return (
    <li>
      <a
        href={href}
        aria-current={isHere ? 'page' : undefined}
        className="inline-flex min-h-12 items-center border-b-2 border-transparent px-3 text-sm font-medium text-ink-soft hover:text-ink aria-[current]:border-brand aria-[current]:text-ink"
      >
        {name}
      </a>
    </li>
  );
}

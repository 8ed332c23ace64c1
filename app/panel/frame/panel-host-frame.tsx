import type { ReactNode } from 'react';

import { SiteLink } from '../../i18n/link.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';

/** The frame of signing in at the panel's own host: the laboratory's name and the languages, and no link to the site. */
export function PanelHostFrame({ languages, children }: { languages: ReactNode; children: ReactNode }) {
  const { shortBrand } = useLaboratory();
  return (
    <>
      <header className="bg-forest text-on-forest">
        <div className="page-frame flex min-h-14 items-center justify-between gap-4">
          <SiteLink to="/admin-panel" className="inline-flex min-h-11 items-center gap-2.5 font-semibold">
            <Icon name="mark" className="size-6" />
            {shortBrand}
          </SiteLink>
          {languages}
        </div>
      </header>
      <main id="contenido" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </>
  );
}

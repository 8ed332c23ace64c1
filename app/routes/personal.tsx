import { Outlet } from 'react-router';

import { identifyCaller } from '../platform/caller.server.ts';
import { useDocumentParts } from '../platform/document/document-parts.ts';
import { setNoStore } from '../platform/page-middleware.server.ts';
import cssUrl from '../ui/app.css?url';
import type { Route } from './+types/personal';

/** The layout of all personal pages: no cache stores any of them, and only they look at a session. */
export const middleware: Route.MiddlewareFunction[] = [setNoStore, identifyCaller];

/** Without its own loader, the middleware would not run when the visitor comes from another page of the site. */
export const loader = () => null;

/**
 * All personal pages, with the script that makes Back to the answer of a form a GET. An entrance fetches the style sheet that the pages
 * behind it link.
 */
export default function Personal() {
  const { nonce, styles } = useDocumentParts();
  return (
    <>
      {styles !== null && <link rel="prefetch" as="style" href={cssUrl} />}
      <Outlet />
      <script
        type="module"
        nonce={nonce ?? undefined}
        suppressHydrationWarning
        src={import.meta.env.DEV ? '/app/posted.ts' : '/posted.js'}
      />
    </>
  );
}

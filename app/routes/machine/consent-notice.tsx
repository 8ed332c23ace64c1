import { renderToStaticMarkup } from 'react-dom/server';

import { ConsentNotice } from '../../measurement/consent/consent-notice.tsx';

/** A piece of a page, for `consent-notice.browser.ts`. By itself it is no document: it may run nothing and is not to be found. */
export const loader = () =>
  new Response(renderToStaticMarkup(<ConsentNotice />), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'X-Robots-Tag': 'noindex',
    },
  });

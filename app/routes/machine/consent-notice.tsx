import { renderToStaticMarkup } from 'react-dom/server';

import { ConsentNotice } from '../../measurement/consent/consent-notice.tsx';

/**
 * Answers the HTML of the cookie banner and its dialog, for `consent-notice.browser.ts`. It is not a document by itself: it may run
 * nothing, and no search engine may index it.
 */
export const loader = () =>
  new Response(renderToStaticMarkup(<ConsentNotice />), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'X-Robots-Tag': 'noindex',
    },
  });

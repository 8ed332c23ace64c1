import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { headScript } from './head-script.ts';
import { classOf } from './measurement/analytics/page-class.ts';
import { allowedOriginsContext } from './platform/document/allowed-origins.ts';
import { bootScript } from './platform/document/boot.ts';
import { contentSecurityPolicy } from './platform/document/content-security-policy.ts';
import { type DocumentParts, DocumentPartsContext } from './platform/document/document-parts.ts';
import { measuredPage, togetherAllowed } from './platform/document/measured-page.ts';
import { plainTitleOf, privacyOf, type ShownRoute } from './platform/document/page-privacy.ts';
import { faultReport, isAbort } from './platform/fault-report.ts';
import { log } from './platform/log.ts';
import { readQueryContext } from './platform/read-query.ts';
import { requestIdContext } from './platform/request-id.ts';
import { routePatternOf } from './platform/route-classes.ts';
import { servicesContext } from './platform/services.ts';
import { speculationRules } from './site/prefetch/what-is-prefetched.ts';
import { styles } from './ui/styles.ts';
import { leavesNoCopy } from './views/pages/what-is-kept.ts';

/**
 * Renders one complete document. It is not streamed, so the page works without JavaScript and the host can cache it compressed. Every
 * document carries the same style sheet and the same script; its policy allows only these.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const shown = shownRoute(routerContext);
  const { chosen, typed } = loadContext.get(readQueryContext);
  const script = `${headScript};${bootScript(routerContext.manifest.entry.module)}`;
  const sensitive = privacyOf(shown, classOf(pathname)) === 'sensitive';
  if (sensitive) headers.set(leavesNoCopy, '1');
  const { origins, ...measured } = measuredPage(loadContext.get(servicesContext).laboratory, {
    pathname,
    status,
    sensitive,
    typed,
    plainTitle: chosen ? plainTitleOf(shown) : null,
  });
  const html = await renderToHtml(routerContext, request.url, { script, ...measured });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!import.meta.env.DEV) {
    const allowed = togetherAllowed(loadContext.get(allowedOriginsContext), origins);
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy({ scripts: [script, speculationRules], styles: [styles] }, allowed),
    );
  }
  return new Response(html, { status, headers });
}

/** The route whose page is shown: the last one that matched. */
function shownRoute({ staticHandlerContext: { matches, loaderData } }: EntryContext): ShownRoute {
  const route = matches.at(-1)?.route;
  return { path: route?.path, handle: route?.handle, data: route && loaderData[route.id] };
}

/** Nobody but us writes the log. A visitor who went away while the page was made is no fault, and is counted. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isAbort(error)) return log.count('request-aborted');
  const report = faultReport(error);
  if (!report) return;
  if (import.meta.env.DEV) return console.error(error);
  const route = routePatternOf(new URL(request.url).pathname);
  log.error('request-failed', { id: context.get(requestIdContext), status: 500, route, ...report });
};

function renderToHtml(routerContext: EntryContext, url: string, parts: DocumentParts): Promise<string> {
  const document = (
    <DocumentPartsContext value={parts}>
      <ServerRouter context={routerContext} url={url} />
    </DocumentPartsContext>
  );
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(document, {
      // By default React moves large parts to the end of the page and inserts them by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      // By default React logs the error.
      onError: reject,
    });
  });
}

import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import hydration from 'virtual:hydration';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { headScript } from './head-script.ts';
import { classOf } from './measurement/analytics/page-class.ts';
import { callerIn } from './platform/caller.server.ts';
import { allowedOriginsContext } from './platform/document/allowed-origins.ts';
import { bootScript } from './platform/document/boot.ts';
import { contentSecurityPolicy } from './platform/document/content-security-policy.ts';
import { type DocumentParts, DocumentPartsContext } from './platform/document/document-parts.ts';
import { measuredPage, unionOfOrigins } from './platform/document/measured-page.ts';
import { hydrates } from './platform/document/page-handle.ts';
import { plainTitleOf, privacyOf, type ShownRoute } from './platform/document/page-privacy.ts';
import { faultReport, isAbort } from './platform/fault-report.ts';
import { log } from './platform/log.ts';
import { readQueryContext } from './platform/read-query.ts';
import { requestIdContext } from './platform/request-id.ts';
import { routePatternOf } from './platform/route-classes.ts';
import { servicesContext } from './platform/services.ts';
import { speculationRules } from './site/prefetch/prefetch-rules.ts';
import { liveContract } from './ui/behaviors/live.contract.ts';
import { styles } from './ui/styles.ts';
import { themeColorsOf } from './ui/theme/theme-colors.ts';
import tokens from './ui/tokens.css?raw';
import { isShellPage, noOfflineCopyHeader } from './views/pages/offline-cache-rules.ts';

/** The browser's own bar continues the strip at the top of the page in the same color. */
const { strip } = themeColorsOf(tokens);
const NONCE_BYTES = 16;

/**
 * Renders one complete document. It is not streamed, so the page works without JavaScript and the host can cache it compressed. Every
 * document carries the same style sheet and the same script; its policy allows only these. A page that hydrates also carries its data and
 * the script that starts React Router; its policy allows their scripts by a nonce, so no cache may keep the page.
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
  const nonce = isHydrating(routerContext) ? randomBytes(NONCE_BYTES).toString('base64') : null;
  const script = nonce
    ? headScript
    : `${headScript};${bootScript(routerContext.manifest.entry.module, liveContract.by)}`;
  const sensitive = privacyOf(shown, classOf(pathname)) === 'sensitive';
  if (sensitive && !isShellPage(pathname)) headers.set(noOfflineCopyHeader, '1');
  const { origins, ...measured } = measuredPage(loadContext.get(servicesContext).laboratory, {
    pathname,
    status,
    sensitive,
    typed,
    plainTitle: chosen ? plainTitleOf(shown) : null,
  });
  // Whoever has a session has loaded the sheet as a file at the entrance, or will on the next page (decision 0075).
  const inlined = callerIn(loadContext).kind === 'visitor' ? styles : null;
  const parts = { script, nonce, styles: inlined, themeColors: strip, ...measured };
  const html = await renderToHtml(nonce ? withRouter(routerContext) : routerContext, request.url, parts);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (nonce) headers.set('Cache-Control', 'no-store');
  if (!import.meta.env.DEV) {
    const allowed = unionOfOrigins(loadContext.get(allowedOriginsContext), origins);
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy(
        {
          scripts: nonce ? [speculationRules] : [script, speculationRules],
          styles: inlined === null ? [] : [inlined],
          nonce,
        },
        allowed,
      ),
    );
  }
  return new Response(html, { status, headers });
}

/** The route of the page: the last one that matched. */
function shownRoute({ staticHandlerContext: { matches, loaderData } }: EntryContext): ShownRoute {
  const route = matches.at(-1)?.route;
  return { path: route?.path, handle: route?.handle, data: route && loaderData[route.id] };
}

/** An error screen is a document: it needs no router, and its data may be the cause of the error. */
const isHydrating = ({ staticHandlerContext: { errors, matches }, routeModules }: EntryContext): boolean =>
  errors === null && matches.some(({ route }) => hydrates(routeModules[route.id]?.handle));

/** `<Scripts>` loads the manifest's entry after the page's modules. On these pages that entry starts React Router. */
const withRouter = (routerContext: EntryContext): EntryContext => ({
  ...routerContext,
  manifest: { ...routerContext.manifest, entry: { module: hydration, imports: [] } },
});

/** Only our own logger writes the log. A visitor who leaves before the page is rendered causes no error; the server only counts them. */
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
      <ServerRouter context={routerContext} url={url} {...(parts.nonce !== null && { nonce: parts.nonce })} />
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

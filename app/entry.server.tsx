import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { leavesNoCopy } from './features/offline/what-is-kept.ts';
import { speculationRules } from './features/prefetch/what-is-prefetched.ts';
import { headScript } from './head-script.ts';
import { allowedOriginsContext } from './platform/document/allowed-origins.ts';
import { bootScript, withScript } from './platform/document/boot.ts';
import { contentSecurityPolicy } from './platform/document/content-security-policy.ts';
import { isDelicate, measuredPage, titleIn, togetherAllowed } from './platform/document/measured-page.ts';
import { pageStyles } from './platform/document/page-styles.ts';
import { faultReport, isAbort } from './platform/fault-report.ts';
import { log } from './platform/log.ts';
import { readQueryContext } from './platform/read-query.ts';
import { requestIdContext } from './platform/request-id.ts';
import { routePatternOf } from './platform/route-classes.ts';
import { servicesContext } from './platform/services.ts';
import { styles } from './ui/styles.ts';

const stylesFor = pageStyles(styles, ['js', 'fresh', 'greeted']);

/**
 * Renders one document whole: nothing is streamed, so the page works without JavaScript and the host can keep it compressed. It
 * carries the styles that it needs and the script that every page has; its policy allows these and no others.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { loaderData } = routerContext.staticHandlerContext;
  const { chosen, typed } = loadContext.get(readQueryContext);
  const script = `${headScript};${bootScript(routerContext.manifest.entry.module)}`;
  const sensitive = isDelicate(loaderData);
  if (sensitive) headers.set(leavesNoCopy, '1');
  const { html, origins } = measuredPage(
    withScript(await renderToHtml(routerContext, request.url), script),
    loadContext.get(servicesContext).laboratory,
    {
      pathname: new URL(request.url).pathname,
      status,
      sensitive,
      typed,
      plainTitle: chosen ? titleIn(loaderData) : null,
    },
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (import.meta.env.DEV) return new Response(html, { status, headers });
  const css = stylesFor(html);
  const allowed = togetherAllowed(loadContext.get(allowedOriginsContext), origins);
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy({ scripts: [script, speculationRules], styles: [css] }, allowed),
  );
  return new Response(
    html.replace('<style></style>', () => `<style>${css}</style>`),
    { status, headers },
  );
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

function renderToHtml(routerContext: EntryContext, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={url} />, {
      // React would move large parts to the end of the page and put them in place by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      // React's own answer would be to log it.
      onError: reject,
    });
  });
}

import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

import { contentSecurityPolicy } from './platform/document/content-security-policy.ts';
import { deferHydration, hydrationPlan } from './platform/document/defer-hydration.ts';

/**
 * Renders one document whole: nothing is streamed, so the page works without JavaScript, its scripts can be hashed
 * for the policy, and the host can keep it compressed.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const rendered = await renderToHtml(routerContext, request.url);
  const html = import.meta.env.DEV ? rendered : deferHydration(rendered, hydrationPlan(routerContext));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!import.meta.env.DEV) headers.set('Content-Security-Policy', contentSecurityPolicy(html));
  return new Response(html, { status, headers });
}

function renderToHtml(routerContext: EntryContext, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={url} />, {
      // React would move large parts to the end of the page and put them in place by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
    });
  });
}

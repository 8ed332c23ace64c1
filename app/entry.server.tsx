import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

import { bootScript, withBoot } from './platform/document/boot.ts';
import { contentSecurityPolicy } from './platform/document/content-security-policy.ts';
import { headScript } from './platform/document/head-script.ts';
import { styles } from './ui/styles.ts';

/**
 * Renders one document whole: nothing is streamed, so the page works without JavaScript and the host can keep it compressed.
 * Its scripts and styles are the same in every page, so its policy is, too.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const script = bootScript(routerContext.manifest.entry.module);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!import.meta.env.DEV) headers.set('Content-Security-Policy', policyWith(script));
  return new Response(withBoot(await renderToHtml(routerContext, request.url), script), { status, headers });
}

let policy: { script: string; text: string } | undefined;

function policyWith(script: string): string {
  if (policy?.script !== script)
    policy = { script, text: contentSecurityPolicy({ scripts: [headScript, script], styles: [styles] }) };
  return policy.text;
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

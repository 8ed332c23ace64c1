import { contentSecurityPolicy } from '../app/platform/document/content-security-policy.ts';
import { externalState } from '../app/platform/document/external-state.ts';

/**
 * What is kept of a public answer, by address: itself, and for a page also the state of its hydration, which it then
 * no longer carries.
 */
export async function publicAnswers(response: Response, path: string): Promise<Map<string, Response>> {
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return new Map([[path, response]]);
  const html = await response.text();
  const split = externalState(html);
  if (!split) return new Map([[path, new Response(html, response)]]);

  const page = new Response(split.html, response);
  page.headers.set('Content-Security-Policy', contentSecurityPolicy(split.html));
  const state = new Response(split.state, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': response.headers.get('Cache-Control') ?? 'no-store',
    },
  });
  return new Map([
    [path, page],
    [split.address, state],
  ]);
}

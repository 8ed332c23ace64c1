import { createHash } from 'node:crypto';

/**
 * Takes the state that React Router hydrates from, and the plan, out of a page and into a script of its own, which comes only
 * when the visitor shows an intent: a kilobyte less before the first paint. Its address is made from its text: a page never
 * hydrates from the state of another render. The element of the first script stays, empty, because hydration expects it.
 * Null when the page carries no state.
 */
export function externalState(html: string): { html: string; state: string; address: string } | null {
  const texts: string[] = [];
  const without = html.replace(
    /<script>(window\.__(?:reactRouterContext|hydrationPlan)[\s\S]*?)<\/script>/g,
    (_, text: string) => {
      texts.push(text);
      return texts.length === 1 ? '<script></script>' : '';
    },
  );
  if (texts.length === 0) return null;
  const state = texts.join('\n');
  const address = `/hydration/${createHash('sha256').update(state).digest('base64url').slice(0, 16)}.js`;
  return { html: without.replace('"state":null', () => `"state":${JSON.stringify(address)}`), state, address };
}

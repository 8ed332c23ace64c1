import { Hono } from 'hono';

import { readContentVersion } from '../app/platform/content-version.server.ts';
import type { Services } from '../app/platform/services.ts';

/** `/healthz`: the process is alive. `/readyz`: it can serve, because its database answers and it is not shutting down. */
export function health(services: Pick<Services, 'db' | 'now'>, state: { draining: boolean }): Hono {
  const databaseAnswers = databaseCheck(services);
  const app = new Hono();
  app.get('/healthz', (c) => c.text('ok', 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const ready = !state.draining && (await databaseAnswers());
    return c.text(ready ? 'ready' : 'not ready', ready ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  return app;
}

/** How long the result of a query counts. */
const FRESH_MS = 1000;

/**
 * Returns a function that says whether the database answers. It queries the database once a second at most, regardless of the number of
 * requests.
 */
function databaseCheck({ db, now }: Pick<Services, 'db' | 'now'>): () => Promise<boolean> {
  let [at, known] = [Number.NEGATIVE_INFINITY, Promise.resolve(false)];
  return () => {
    const instant = now().getTime();
    if (Math.abs(instant - at) < FRESH_MS) return known;
    at = instant;
    known = readContentVersion(db).then(
      () => true,
      () => false,
    );
    return known;
  };
}

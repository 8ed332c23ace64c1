import { Hono } from 'hono';

import { readContentVersion } from '../app/platform/content-version.server.ts';
import type { Services } from '../app/platform/services.ts';

/** `/healthz`: the process is alive. `/readyz`: it can serve, because its database answers and it is not going down. */
export function health(services: Pick<Services, 'db'>, state: { draining: boolean }): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.text('ok', 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const ready = !state.draining && (await answers(services));
    return c.text(ready ? 'ready' : 'not ready', ready ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  return app;
}

const answers = ({ db }: Pick<Services, 'db'>): Promise<boolean> =>
  readContentVersion(db).then(
    () => true,
    () => false,
  );

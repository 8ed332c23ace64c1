import { startPostgres } from './postgres.ts';

/** Starts one PostgreSQL for all tests of a run, because creating a server takes as long as most test files. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  if (server) process.env.SHARED_POSTGRES_URL = server.url;
  return async () => server?.stop();
}

import { stampOfList } from '../../domain/work/list-stamps.server.ts';
import { liveListNamed, liveLists } from '../../domain/work/list-stamps.ts';
import { requireAction } from '../../platform/caller.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { visitReader } from '../../platform/visit-panel.server.ts';
import type { Route } from './+types/pulse';

/** Says whether a list of the panel has changed. The question is no activity: it does not keep an idle session alive. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const name = liveListNamed(url.searchParams.get('lista'));
  if (!name) throw new Response(null, { status: 404 });
  const caller = requireAction(context, 'staff', url, liveLists[name]);
  const isOwn = name === 'domicilios' && visitReader(context, caller).isOwn;
  const stamp = await stampOfList(context.get(servicesContext).db, name, isOwn ? caller.account : null);
  return new Response(stamp, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};

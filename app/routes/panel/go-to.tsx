import { staffRoles } from '../../domain/access/access-table.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { sectionsFor } from '../../panel/frame/panel-sections.ts';
import { GoToScreen } from '../../panel/go-to/go-to-screen.tsx';
import { requireArea } from '../../platform/caller.server.ts';
import { offeredSections } from '../../platform/offered-sections.server.ts';
import { loadWork } from '../../platform/work-panel.server.ts';
import type { Route } from './+types/go-to';

export const loader = async (args: Route.LoaderArgs) => {
  const { roles } = requireArea(args.context, 'staff', args.url);
  const offered = offeredSections(
    args.context,
    staffRoles.filter((role) => roles.includes(role)),
  );
  const { lines } = await loadWork(args);
  return { lines, offered, findsPeople: offered.includes('person.read') };
};

export const meta: Route.MetaFunction = () => [{ title: m.go_heading() }, { name: 'robots', content: 'noindex' }];

/** The menu of commands as a page. Its script opens it over every page of the panel (`go-to.browser.ts`). */
export default function GoTo({ loaderData: { offered, ...view } }: Route.ComponentProps) {
  return <GoToScreen {...view} sections={sectionsFor(offered)} />;
}

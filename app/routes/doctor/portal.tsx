import { DoctorFrame } from '../../doctor/frame/doctor-frame.tsx';
import { OrderList } from '../../doctor/orders/order-list.tsx';
import { TooManyPages } from '../../doctor/orders/too-many-pages.tsx';
import { callerIn } from '../../platform/caller.server.ts';
import { answerListForm, loadDoctorOrders } from '../../platform/doctor-list.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { QueriesProvider } from '../../ui/queries/queries-provider.tsx';
import { EntryPage } from '../../views/pages/entry-page.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/portal';

/** The orders of a signed-in doctor. Visitors see the page's text and a link to sign in. */
export const loader = async (args: Route.LoaderArgs) => {
  const caller = callerIn(args.context);
  const isDoctor = caller.kind === 'account' && caller.area === 'doctor';
  return {
    page: await loadPage(args, 'doctor-portal'),
    orders: isDoctor ? await loadDoctorOrders(args) : null,
  };
};

export const action = (args: Route.ActionArgs) => answerListForm(args);

export const handle = { frame: ({ orders }) => orders !== null, hydrates: true } satisfies PageHandle<typeof loader>;

export const meta = (args: Route.MetaArgs): Route.MetaDescriptors =>
  pageMeta(args.loaderData.page, args, { noindex: true });

export default function DoctorPortal({ loaderData: { page, orders } }: Route.ComponentProps) {
  if (!orders) return <EntryPage page={page} open={[]} />;
  const { doctor, view } = orders;
  return (
    <QueriesProvider>
      <DoctorFrame {...doctor}>{view === 'wait' ? <TooManyPages /> : <OrderList view={view} />}</DoctorFrame>
    </QueriesProvider>
  );
}

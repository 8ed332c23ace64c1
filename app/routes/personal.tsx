import { Outlet } from 'react-router';

import { keepNowhere } from '../platform/public-pages.server.ts';
import type { Route } from './+types/personal';

/** Above every page that is somebody's own: nothing of it is kept in any cache. */
export const middleware: Route.MiddlewareFunction[] = [keepNowhere];

/** A loader of its own: without one the middleware would not run when the visitor comes from another page of the site. */
export const loader = () => null;

export default Outlet;

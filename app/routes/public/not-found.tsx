import { data } from 'react-router';
import { setStoredLocale } from '../../platform/page-middleware.server.ts';
import { missing, missingMeta } from '../../site/frame/missing.ts';
import { NotFoundScreen } from '../../site/frame/not-found-screen.tsx';
import type { Route } from './+types/not-found';

export const handle = missing;

export const middleware: Route.MiddlewareFunction[] = [setStoredLocale];

export const loader = () => data(null, { status: 404 });

export const meta = missingMeta;

/** The page for every address without a route, with status 404. */
export default NotFoundScreen;

import { data } from 'react-router';
import { missing, missingMeta } from '../../features/frame/missing.ts';
import { NotFoundScreen } from '../../features/frame/not-found-screen.tsx';
import { speakRememberedLanguage } from '../../platform/public-pages.server.ts';
import type { Route } from './+types/not-found';

export const handle = missing;

export const middleware: Route.MiddlewareFunction[] = [speakRememberedLanguage];

export const loader = () => data(null, { status: 404 });

export const meta = missingMeta;

export default NotFoundScreen;

import { data } from 'react-router';
import { missing } from '../../features/frame/missing.ts';
import { NotFoundScreen } from '../../features/frame/not-found-screen.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { speakRememberedLanguage } from '../../platform/public-pages.server.ts';
import type { Route } from './+types/not-found';

export const handle = missing;

export const middleware: Route.MiddlewareFunction[] = [speakRememberedLanguage];

export const loader = () => data(null, { status: 404 });

export const meta = () => [
  { title: m.missing_title() },
  { name: 'description', content: m.missing_description() },
  { name: 'robots', content: 'noindex' },
];

export default NotFoundScreen;

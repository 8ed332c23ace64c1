import { answerNews } from '../../platform/doctor-list.server.ts';
import type { Route } from './+types/doctor-news';

/** A text that changes when a doctor's list does. It names nobody, and holds no result. */
export const loader = (args: Route.LoaderArgs): Promise<Response> => answerNews(args);

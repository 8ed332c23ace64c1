import { servicesContext } from '../../platform/services.ts';
import { robotsTxt } from '../../seo/robots.ts';
import type { Route } from './+types/robots';

/** Answers `/robots.txt`. */
export const loader = ({ context }: Route.LoaderArgs): Response =>
  new Response(robotsTxt(context.get(servicesContext).publicUrl), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });

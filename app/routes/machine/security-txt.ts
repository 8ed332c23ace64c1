import { securityTxt } from '../../domain/laboratory/security-txt.ts';
import { servicesContext } from '../../platform/services.ts';
import { absoluteUrl } from '../../seo/page-metadata.ts';
import type { Route } from './+types/security-txt';

/** Answers `/.well-known/security.txt` (RFC 9116), or 404 if the laboratory has no contact for security reports. */
export const loader = ({ context }: Route.LoaderArgs): Response => {
  const { laboratory, publicUrl, now } = context.get(servicesContext);
  const text = securityTxt(laboratory, absoluteUrl(publicUrl, '/.well-known/security.txt'), now());
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' };
  return text === null
    ? new Response('Not found\n', { status: 404, headers: { ...headers, 'Cache-Control': 'no-store' } })
    : new Response(text, { headers });
};
